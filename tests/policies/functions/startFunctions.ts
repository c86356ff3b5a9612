import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { createFunctionsRunner } from '../../../apps/local-supabase/src/functions/functionsRunner.ts';
import { listen } from '../../../apps/local-supabase/src/server/listen.ts';
import { freePort } from '../../../apps/local-supabase/src/testing/freePort.ts';
import { type TestBackend, testKeys } from '../../../apps/local-supabase/src/testing/startTestBackend.ts';
import { createMailService } from './mailService.ts';

/** The response to every accepted call. */
export const ok = { status: 200, body: { ok: true }, retryAfter: null, allowedOrigin: '*', location: null };

export const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

interface CallOptions {
  method?: string;
  contentType?: string;
  /** The bot signals header; a person's by default, null to omit it. */
  trace?: string | null;
  /** Appended to the URL, including '?'. */
  query?: string;
  from?: string;
  authorization?: string;
}

export type Functions = Awaited<ReturnType<typeof startFunctions>>;

/** Mail is sent after the response, which may take a while on a busy machine. */
export const slowPoll = { timeout: 15_000 };

export function useFunctions(backend: TestBackend, variables: Record<string, string> = {}): Functions {
  const functions = {} as Functions;
  beforeAll(async () => void Object.assign(functions, await startFunctions(backend, variables)));
  afterAll(() => functions.close());
  return functions;
}

/** Starts the real functions in real Deno, with the test's backend and a mail service that can fail. */
export async function startFunctions(backend: TestBackend, variables: Record<string, string> = {}) {
  const mail = createMailService();
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const listening = await listen(
    (request) => (new URL(request.url).pathname === '/mail/emails' ? mail.fetch(request) : backend.fetch(request)),
    { addresses: ['127.0.0.1'], port, host },
  );

  const runner = createFunctionsRunner({
    dir: fileURLToPath(new URL('../../../supabase/functions', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../../node_modules/.cache/deno', import.meta.url)),
    env: {
      SUPABASE_URL: `http://${host}`,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: testKeys.secret }),
      SITE_URL: backend.siteUrl,
      MAIL_API_URL: `http://${host}/mail`,
      MAIL_API_KEY: 're_only_for_tests',
      ...variables,
    },
    log: () => undefined,
  });

  return {
    mail,
    /** Posts JSON; a string is sent unchanged. */
    async call(name: string, body: unknown, options: CallOptions = {}) {
      const { method = 'POST', contentType = 'application/json', query = '', authorization } = options;
      const { from = '192.0.2.1', trace = 'elapsed=4210, decoy=empty' } = options;
      const request = new Request(`http://${host}/functions/v1/${name}${query}`, {
        method,
        headers: {
          'content-type': contentType,
          ...(trace === null ? {} : { 'x-form-trace': trace }),
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: ['GET', 'HEAD'].includes(method) ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const response = await runner.fetch(name, request, from);
      return {
        status: response.status,
        body: JSON.parse((await response.text()) || '{}') as { ok?: true; error?: { code: string; message: string } },
        /** Seconds until the next call is allowed. */
        retryAfter: response.headers.get('retry-after'),
        allowedOrigin: response.headers.get('access-control-allow-origin'),
        location: response.headers.get('location'),
      };
    },
    async close(): Promise<void> {
      await runner.close();
      await listening.close();
    },
  };
}

/** The number of rows that the forms have stored, with their mails. */
export async function countStored(backend: TestBackend): Promise<number> {
  const tables = ['newsletter_subscribers', 'speaking_inquiries', 'contact_messages', 'mail_outbox'];
  const rows = await Promise.all(tables.map((table) => backend.service().from(table).select('id').throwOnError()));
  return rows.flatMap(({ data }) => data).length;
}
