import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { denoProgram } from '../../../apps/local-supabase/src/functions/denoProgram.ts';
import { createFunctionsRunner } from '../../../apps/local-supabase/src/functions/functionsRunner.ts';
import type { TestBackend } from '../../../apps/local-supabase/src/testing/startTestBackend.ts';
import { createMailService, type MailService } from './mailService.ts';

/** What a function said. */
export interface Answer {
  status: number;
  /** Empty where there is none. */
  body: { ok?: true; error?: { code: string; message: string } };
  /** Seconds until the next call is taken. */
  retryAfter: string | null;
  /** Which pages may read the answer. */
  allowedOrigin: string | null;
}

/** The answer to everything that was taken. */
export const ok: Answer = { status: 200, body: { ok: true }, retryAfter: null, allowedOrigin: '*' };

export interface CallOptions {
  method?: string;
  contentType?: string;
  /** How the form was filled in; by a person unless told otherwise, null for a call that says nothing. */
  trace?: string | null;
  /** Appended to the address, with its '?'. */
  query?: string;
  /** The address that the caller's connection comes from. */
  from?: string;
  /** The header of that name. */
  authorization?: string;
  headers?: Record<string, string>;
}

/** The real functions in real Deno, over the backend of the test and a mail service that can be told to fail. */
export interface Functions {
  mail: MailService;
  /** Posts JSON; a text goes out as it is. */
  call(name: string, body: unknown, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** Mail follows the answer; on a busy machine that may take a while. */
export const patiently = { timeout: 15_000 };

const MAIL_KEY = 're_only_for_tests';

export async function startFunctions(backend: TestBackend, variables: Record<string, string> = {}): Promise<Functions> {
  const mail = createMailService();
  const running = new Set<Promise<void>>();
  const server = createServer((incoming, outgoing) => {
    const work = answer(incoming, outgoing, (request) =>
      new URL(request.url).pathname === '/mail/emails' ? mail.fetch(request) : backend.fetch(request),
    )
      // The function may be gone before its answer is there.
      .catch(() => undefined)
      .finally(() => running.delete(work));
    running.add(work);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  const cacheDir = mkdtempSync(join(tmpdir(), 'podium-functions-'));
  const runner = createFunctionsRunner({
    dir: fileURLToPath(new URL('../../../supabase/functions', import.meta.url)),
    deno: denoProgram(),
    cacheDir,
    env: {
      SUPABASE_URL: `http://${host}`,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.keys.secret }),
      SITE_URL: backend.siteUrl,
      MAIL_API_URL: `http://${host}/mail`,
      MAIL_API_KEY: MAIL_KEY,
      ...variables,
    },
    allowNet: [host],
    isOpen: () => true,
    isSignedIn: async () => false,
    log: () => undefined,
  });

  return {
    mail,
    async call(name, body, options = {}) {
      const {
        method = 'POST',
        contentType = 'application/json',
        query = '',
        from = '192.0.2.1',
        trace = 'elapsed=4210, decoy=empty',
        authorization,
        headers = {},
      } = options;
      const request = new Request(`http://${host}/functions/v1/${name}${query}`, {
        method,
        headers: {
          'content-type': contentType,
          ...(trace === null ? {} : { 'x-form-trace': trace }),
          ...(authorization === undefined ? {} : { authorization }),
          ...headers,
        },
        body: ['GET', 'HEAD'].includes(method) ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      });
      const response = await runner.fetch(name, request, from);
      return {
        status: response.status,
        body: JSON.parse((await response.text()) || '{}') as Answer['body'],
        retryAfter: response.headers.get('retry-after'),
        allowedOrigin: response.headers.get('access-control-allow-origin'),
      };
    },
    async close() {
      await runner.close();
      // A database that closes in the middle of a request would wait for it without end.
      await Promise.all(running);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** Node's request and response as those of the web. */
async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const response = await fetch(
    new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).flatMap(([name, value]) =>
        typeof value === 'string' && name !== 'connection' ? [[name, value] as [string, string]] : [],
      ),
      body: chunks.length === 0 ? undefined : Buffer.concat(chunks),
    }),
  );
  outgoing.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'application/json' });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
