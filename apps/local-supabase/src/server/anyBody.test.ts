import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyBody, tryBodies } from '@podium/data/testing/anyBody.ts';
import { goodBodies } from '@podium/data/testing/goodBodies.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFunctions } from '../functions/projectFunctions.ts';
import { describeProject } from '../testing/describeBackend.ts';
import { freePort } from '../testing/freePort.ts';
import { testPassword } from '../testing/startTestBackend.ts';
import { listen } from './listen.ts';
import { createWebApp } from './webApp.ts';

/** Number of random bodies per open endpoint. */
const BODIES = 80;

/** A user with an account. */
const resident = 'resident@podium.example';

const account = {
  email: 'robin@podium.example',
  password: 'correct horse',
  data: { full_name: 'Robin Roe' },
  gotrue_meta_security: {},
};

const download = { email: 'reader@podium.example', resource_type: 'ai_prompts', source_page: '/' };

describeProject('REQ-SAFE-5: random bodies to the running server', (backend) => {
  let address: string;
  const disposables: (() => Promise<void> | void)[] = [];

  beforeAll(async () => {
    await backend.person({ email: resident });
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const dataDir = mkdtempSync(join(tmpdir(), 'podium-any-body-'));
    const functions = projectFunctions({
      supabaseDir: fileURLToPath(new URL('../../../../supabase', import.meta.url)),
      dataDir,
      keys: { ...backend.keys, mailApi: '' },
      siteUrl: backend.siteUrl,
      apiOrigin: address,
      // Mail stays in the outbox: the test is only about accepted input.
      hasMailApi: false,
      outboxWorkerSecret: 'nobody knows',
      formLimitPerHour: 1_000_000,
      log: () => undefined,
    });
    await backend.exec('update private.download_limits set requests_per_hour = 1000000, total_per_hour = 1000000');
    const app = createWebApp({ api: backend.fetch, functions, site: async () => new Response(), log: () => undefined });
    const listening = await listen(app.fetch, { addresses: ['127.0.0.1'], port, host: '127.0.0.1' });
    disposables.push(
      () => functions.close(),
      () => listening.close(),
      () => rmSync(dataDir, { recursive: true, force: true }),
    );
  });
  afterAll(async () => {
    for (const close of disposables) await close();
  });

  function send(path: string, { method, contentType, body }: AnyBody): Promise<Response> {
    return fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        apikey: backend.keys.publishable,
        'content-type': contentType,
        'x-form-trace': 'elapsed=4210, decoy=empty',
      },
      body: ['GET', 'HEAD'].includes(method) ? undefined : body,
    });
  }

  async function count(table: string): Promise<number> {
    const [row] = await backend.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`);
    return row!.rows;
  }

  /** Sends random bodies and returns how many of them were stored. */
  async function storedOf(path: string, good: Record<string, unknown>, table: string): Promise<number> {
    const first = await count(table);
    let before = first;
    await tryBodies(good, BODIES, async (sent) => {
      const answer = await send(path, sent);
      const text = await answer.text();
      const grown = (await count(table)) - before;
      before += grown;
      if (answer.status >= 500) throw new Error(`It answered ${answer.status}: ${text}`);
      if (answer.status >= 400 && grown !== 0) throw new Error(`It refused with ${answer.status}, and stored.`);
      // For a wrong method the auth service sends no message, here and on hosted.
      const isWordless = sent.method === 'HEAD' || (answer.status === 405 && path.startsWith('/auth/'));
      if (answer.status >= 400 && !isWordless && !/"(error_)?code":\s*"[^"]+"/.test(text)) {
        throw new Error(`It refused with ${answer.status} and gave no code: ${text}`);
      }
    });
    expect((await send(path, { method: 'OPTIONS', contentType: '', body: '' })).status).toBeLessThan(300);
    return before - first;
  }

  // Concurrent, because the functions wait: each test counts rows of its own table.
  it.concurrent.each([
    [
      '/functions/v1/newsletter-signup',
      { email: 'a@podium.example', source: 'website' },
      'public.newsletter_subscribers',
    ],
    ['/functions/v1/speaking-inquiry', goodBodies['speaking-inquiry']!, 'public.speaking_inquiries'],
    ['/functions/v1/contact-form', goodBodies['contact-form']!, 'public.contact_messages'],
    ['/rest/v1/resource_downloads', download, 'public.resource_downloads'],
    ['/auth/v1/signup', account, 'auth.users'],
    ['/auth/v1/token?grant_type=password', { email: resident, password: testPassword }, 'auth.sessions'],
  ])('%s', { timeout: 120_000 }, async (path, good, table) => {
    expect(await storedOf(path, good, table)).toBeGreaterThan(0);
  });

  it.concurrent.each(['newsletter-confirm', 'newsletter-unsubscribe'])(
    '%s, with unknown tokens',
    { timeout: 120_000 },
    async (name) => {
      expect(await storedOf(`/functions/v1/${name}`, goodBodies[name]!, 'private.alerts')).toBe(0);
    },
  );
});
