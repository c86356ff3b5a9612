import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseSettings } from '../../apps/local-supabase/src/backend/projectConfig.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { functionSecrets } from '../../tools/deploy/secrets.ts';
import { callersQuery, grantsQuery, linesOf } from '../policies/catalogue.ts';
import { expectedCallers, expectedGrants } from '../policies/expectation.ts';
import { pushedAuthConfig, pushedSecrets, pushMigrations, sampleVariables, uploadedFunctions } from './commands.ts';
import { runDeno } from './functions.ts';
import { type HostedProject, startHostedProject } from './hostedProject.ts';
import type { Upload } from './managementApi.ts';

const supabaseFolder = new URL('../../supabase/', import.meta.url);
const postgres = findPostgres();

describe.skipIf(postgres === undefined)('supabase db push (skipped without PostgreSQL 15 or later)', () => {
  let project: HostedProject;

  beforeAll(async () => {
    project = await startHostedProject(postgres ?? '');
  });
  afterAll(() => project.stop());

  it('applies all migrations, none of them twice, and their rights are those of tests/policies/rights.ts', async () => {
    const migrations = readdirSync(new URL('migrations', supabaseFolder)).filter((name) => name.endsWith('.sql'));
    expect(await pushMigrations(project.url)).toBe(migrations.length);
    expect(await linesOf(grantsQuery, project.engine)).toEqual(expectedGrants());
    expect(await linesOf(callersQuery, project.engine)).toEqual(expectedCallers());
  });
});

it('supabase secrets set sends the secrets of the functions', async () => {
  expect(await pushedSecrets()).toEqual(functionSecrets(sampleVariables));
});

it('supabase config push sends site URL, redirects, SMTP and limits', async () => {
  const settings = parseSettings(readFileSync(new URL('config.toml', supabaseFolder), 'utf8'));
  expect(await pushedAuthConfig()).toMatchObject({
    site_url: sampleVariables.SITE_URL,
    uri_allow_list: sampleVariables.SITE_REDIRECTS,
    smtp_host: sampleVariables.SMTP_HOST,
    smtp_port: '465',
    smtp_user: sampleVariables.SMTP_USER,
    smtp_pass: sampleVariables.SMTP_PASS,
    smtp_admin_email: sampleVariables.SMTP_ADMIN_EMAIL,
    smtp_sender_name: sampleVariables.SMTP_SENDER_NAME,
    rate_limit_otp: Number(settings.get('auth.rate_limit.sign_in_sign_ups')),
    rate_limit_email_sent: Number(settings.get('auth.rate_limit.email_sent')),
  });
});

describe('supabase functions deploy', () => {
  let uploads: readonly Upload[] = [];

  beforeAll(async () => {
    uploads = await uploadedFunctions();
  });

  it('uploads every function, open to visitors', () => {
    const folders = readdirSync(new URL('functions', supabaseFolder), { withFileTypes: true });
    const names = folders.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_')).map(({ name }) => name);
    expect(uploads.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(uploads.filter(({ verifyJwt }) => verifyJwt)).toEqual([]);
  });

  it('uploads what Deno can type-check', { timeout: 300_000 }, async () => {
    for (const upload of uploads) await expect(runDeno(upload, ['check'])).resolves.toBeUndefined();
  });

  it('uploads what Deno can bundle', async ({ skip }) => {
    for (const upload of uploads) {
      const bundled = runDeno(upload, ['bundle', '--output', 'bundle.js']).catch((error: unknown) => String(error));
      // Deno downloads its bundler on first use and caches it.
      skip(/esbuild|registry\.npmjs/.test((await bundled) ?? ''), 'Deno could not download its bundler');
      expect(await bundled).toBeUndefined();
    }
  });
});
