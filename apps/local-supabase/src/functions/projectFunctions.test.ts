import { expect, it } from 'vitest';
import { functionsEnvironment } from './projectFunctions.ts';

const world = {
  keys: { publishable: 'public', secret: 'secret', jwtSecret: 'signs tokens', mailApi: 'opens the mail API' },
  siteUrl: 'https://podium.example',
  apiOrigin: 'http://127.0.0.1:4173',
  outboxWorkerSecret: 'starts the drain',
};

it('functions get the variables of hosted projects, without the signing secret', () => {
  const environment = functionsEnvironment({ ...world, hasMailApi: true });
  expect(environment).toEqual({
    SUPABASE_URL: 'http://127.0.0.1:4173',
    SUPABASE_SECRET_KEYS: '{"default":"secret"}',
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"public"}',
    SUPABASE_SERVICE_ROLE_KEY: 'secret',
    SUPABASE_ANON_KEY: 'public',
    SITE_URL: 'https://podium.example',
    MAIL_API_URL: 'http://127.0.0.1:4173/_dev/resend',
    MAIL_API_KEY: 'opens the mail API',
    MAIL_DRAIN_SECRET: 'starts the drain',
  });
});

it('functions get no key without a mail API', () => {
  expect(functionsEnvironment({ ...world, hasMailApi: false })).not.toHaveProperty('MAIL_API_KEY');
});

it('functions get the limits of forms if they are set', () => {
  const limits = { formLimitPerHour: 500, formTotalPerHour: 9000 };
  const environment = functionsEnvironment({ ...world, hasMailApi: true, ...limits });
  expect(environment).toMatchObject({ FORM_LIMIT_PER_HOUR: '500', FORM_TOTAL_PER_HOUR: '9000' });
});
