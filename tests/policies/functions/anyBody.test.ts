import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { characterCount } from '../../../packages/data/src/schemas/limits.ts';
import { type AnyBody, tryBodies } from '../../../packages/data/src/testing/anyBody.ts';
import { goodBodies } from '../../../packages/data/src/testing/goodBodies.ts';

const folder = fileURLToPath(new URL('../../../supabase/functions/', import.meta.url));

/** How many bodies are thrown at each handler (issue 6 §1). */
const BODIES = 10_000;

/** Answers of the database to what asks and stores nothing, or to a token that nobody was given. */
const answers: Record<string, unknown> = {
  rate_limit_hit: [{ allowed: true, retry_after: 0 }],
  store_speaking_inquiry: [],
  store_contact_message: [],
  newsletter_begin: [],
  newsletter_confirm: [],
  newsletter_unsubscribe: [],
  outbox_claim: [],
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

/** Whether everything in it is what the tables take: no control character, no half character, no more than there may be. */
function isStorable([name, value]: [string, unknown]): boolean {
  if (typeof value !== 'string') return name.endsWith('_mail') || name === 'p_acknowledgement';
  const isLine = name !== 'p_message';
  return (
    value.isWellFormed() &&
    !(isLine ? /\p{Cc}/u : control).test(value) &&
    characterCount(value) <= (isLine ? 255 : 5000)
  );
}

describe('issue 6 §1, any body at the handler itself', () => {
  let calls: Call[];
  let taken: number;
  let handler: Handler;

  /** The function as Deno would serve it, over a database that takes everything and is looked at. */
  async function load(name: string): Promise<void> {
    vi.resetModules();
    vi.stubGlobal('Deno', {
      env: { get: (variable: string) => variables[variable] },
      serve: (given: Handler) => void (handler = given),
    });
    // Nobody measures here how long an answer takes.
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

  /** What is wrong with the answer to a body, or null. */
  async function faultOf(sent: AnyBody): Promise<string | null> {
    const answer = await send(sent);
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
    // A token is looked up before anybody can say that it is unknown.
    return stored.length === 0 || error?.code === 'token_unknown' ? null : `It refused and stored ${stored[0]!.name}.`;
  }

  it.each(readdirSync(folder).filter((name) => /^[a-z][a-z-]+$/.test(name)))('%s', async (name) => {
    await load(name);
    await tryBodies(goodBodies[name] ?? {}, BODIES, async (sent) => {
      const fault = await faultOf(sent);
      if (fault !== null) throw new Error(fault);
    });
    // Else nothing that is stored was looked at.
    const leastTaken = ['speaking-inquiry', 'contact-form', 'newsletter-signup'].includes(name) ? BODIES / 50 : 0;
    expect(taken).toBeGreaterThanOrEqual(leastTaken);
  });
});
