import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { characterCount } from '../../../packages/data/src/schemas/limits.ts';
import { type AnyBody, tryBodies } from '../../../packages/data/src/testing/anyBody.ts';
import { goodBodies } from '../../../packages/data/src/testing/goodBodies.ts';

const folder = fileURLToPath(new URL('../../../supabase/functions/', import.meta.url));

const BODIES_PER_HANDLER = 2000;

/** Database responses to calls that store nothing, or to unknown tokens. */
const answers: Record<string, unknown> = {
  rate_limit_hit: [{ allowed: true, retry_after: 0 }],
  store_speaking_inquiry: [],
  store_contact_message: [],
  newsletter_begin: [],
  newsletter_confirm: [],
  newsletter_unsubscribe: [],
  outbox_claim: [],
  check_health: true,
};

const variables: Record<string, string> = {
  SUPABASE_URL: 'http://database.example',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_test"}',
  SITE_URL: 'https://podium.example',
  MAIL_DRAIN_SECRET: 'only the timer knows',
};

interface Call {
  name: string;
  parameters: Record<string, unknown>;
}

type Handler = (request: Request) => Promise<Response>;

const control = /[^\P{Cc}\t\n\r]/u;

/** Whether the tables accept every value: no control characters, no lone surrogates, within the maximum length. */
function isStorable([name, value]: [string, unknown]): boolean {
  if (typeof value !== 'string') return /_mail$|^p_acknowledgement$|^p_mails_per_hour$/.test(name);
  const isLine = name !== 'p_message';
  return (
    value.isWellFormed() &&
    !(isLine ? /\p{Cc}/u : control).test(value) &&
    characterCount(value) <= (isLine ? 255 : 5000)
  );
}

describe('REQ-SAFE-5: random bodies to each handler', () => {
  let calls: Call[];
  let taken: number;
  let handler: Handler;

  /** Loads the function as Deno would, with a fake database that accepts everything and records it. */
  async function load(name: string): Promise<void> {
    vi.resetModules();
    vi.stubGlobal('Deno', {
      env: { get: (variable: string) => variables[variable] },
      serve: (given: Handler) => void (handler = given),
    });
    // The test does not measure response times.
    vi.stubGlobal('setTimeout', (done: () => void) => queueMicrotask(done));
    vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
      const called = address.split('/').at(-1)!;
      calls.push({ name: called, parameters: JSON.parse(body) as Call['parameters'] });
      return Response.json(answers[called]);
    });
    await import(/* @vite-ignore */ `${folder}${name}/index.ts`);
  }

  async function send({ method, contentType, body }: AnyBody): Promise<Response> {
    calls = [];
    return handler(
      new Request('http://functions.example/form?token=a', {
        method,
        headers: { 'content-type': contentType, 'x-form-trace': 'elapsed=4210, decoy=empty' },
        body: ['GET', 'HEAD'].includes(method) ? undefined : body,
      }),
    );
  }

  beforeEach(() => {
    taken = 0;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    expect(console.error).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** What is wrong with the response to a body, or null. */
  async function faultOf(sent: AnyBody): Promise<string | null> {
    const answer = await send(sent);
    if (answer.status === 303) return calls.length === 0 ? null : 'It redirected and asked the database.';
    const { ok, error } = (await answer.json()) as { ok?: true; error?: { code: string; message: string } };
    const stored = calls.filter(({ name }) => /^(store_|newsletter_)/.test(name));
    if (answer.status === 200 && ok) {
      taken += 1;
      const wrong = stored.flatMap(({ parameters }) =>
        Object.entries(parameters).filter((entry) => !isStorable(entry)),
      );
      return stored.length === 1 && wrong.length === 0 ? null : `It stored ${JSON.stringify(stored)}.`;
    }
    if (answer.status < 400 || answer.status > 499) return `It answered ${answer.status}.`;
    if (!/^[a-z_]+$/.test(error?.code ?? '')) return 'The refusal has no code.';
    if (!/^[A-Z].{8,}$/u.test(error?.message ?? '')) return 'The refusal has no sentence.';
    // A token must be looked up before it is known to be invalid.
    return stored.length === 0 || error?.code === 'token_unknown' ? null : `It refused and stored ${stored[0]!.name}.`;
  }

  const takingBodies = readdirSync(folder).filter((name) => /^[a-z][a-z-]+$/.test(name) && name !== 'health');

  it.each(takingBodies)('%s', async (name) => {
    await load(name);
    await tryBodies(goodBodies[name] ?? {}, BODIES_PER_HANDLER, async (sent) => {
      const fault = await faultOf(sent);
      if (fault !== null) throw new Error(fault);
    });
    // Otherwise no stored value was checked.
    const leastTaken = ['speaking-inquiry', 'contact-form', 'newsletter-signup'].includes(name)
      ? BODIES_PER_HANDLER / 50
      : 0;
    expect(taken).toBeGreaterThanOrEqual(leastTaken);
  });
});
