import { afterAll, expect, it, vi } from 'vitest';
import type { Environment } from '../../../supabase/functions/_shared/environment.ts';
import { sendThroughApi } from '../../../supabase/functions/_shared/mail/mailApi.ts';
import type { OutboxRow } from '../../../supabase/functions/_shared/mail/outbox.ts';

afterAll(() => void vi.unstubAllGlobals());

it.each([
  [200, '{"id":"49a3999c"}', 'sent'],
  [200, '<html>Sign in to the network</html>', 'uncertain'],
  [200, 'null', 'uncertain'],
  [204, '', 'uncertain'],
  [302, '', 'uncertain'],
  [400, '<html>Bad request</html>', 'failed'],
  [401, '{"name":"missing_api_key"}', 'failed'],
  [429, '{"name":"rate_limit_exceeded"}', 'failed'],
  [409, '{"name":"concurrent_idempotent_requests"}', 'uncertain'],
  [422, '{"name":"validation_error"}', 'refused'],
  [500, '{"name":"application_error"}', 'uncertain'],
] as const)('the answer %i %s of the mail API counts as %s', async (status, body, outcome) => {
  vi.stubGlobal('fetch', async () => new Response(body || null, { status }));
  const environment = { mailApiUrl: 'https://mail.example', mailApiKey: 'key' } as Environment;
  const row = { idempotency_key: 'sample/1', recipient: 'reader@podium.example', headers: {} } as OutboxRow;
  expect(await sendThroughApi(row, environment)).toMatchObject({ outcome });
});
