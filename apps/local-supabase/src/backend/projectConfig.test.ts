import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { fixtureProject } from '../testing/describeBackend.ts';
import { readProjectConfig } from './projectConfig.ts';

it('the settings of config.toml are read', async () => {
  const { auth } = await readProjectConfig(fileURLToPath(new URL('../../../../supabase', import.meta.url)));
  expect(auth.email).toMatchObject({ max_frequency: 60, require_current_password: true, otp_length: 10 });
  expect(auth.email.template['confirmation']?.subject).toEqual(expect.any(String));
});

it('missing settings have the defaults of hosted projects', async () => {
  const { auth } = await readProjectConfig(fixtureProject);
  expect(auth.rate_limit).toEqual({ sign_in_sign_ups: 30, token_refresh: 150, token_verifications: 30 });
  expect(auth.email).toMatchObject({ max_frequency: 60, require_current_password: false, otp_length: 6 });
});
