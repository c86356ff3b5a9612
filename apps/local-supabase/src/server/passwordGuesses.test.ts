import { sign } from 'hono/jwt';
import { beforeEach, describe, expect, it } from 'vitest';
import { testKeys } from '../testing/startTestBackend.ts';
import { limitGuesses } from './passwordGuesses.ts';

const HOUR_MS = 3_600_000;
const right = 'the right one';

let now: number;
let call: (fields: Record<string, unknown>, from: string, path?: string) => Promise<Response>;
let verify: (target: string, from: string) => Promise<Response>;

const tokenOf = (email: string, secret = testKeys.jwtSecret) => sign({ email }, secret);

beforeEach(() => {
  now = 1000;
  const next = async (request: Request) => {
    if (request.method === 'GET') {
      const location = `${new URL(request.url).searchParams.get('redirect_to')}#error=access_denied`;
      return new Response(null, { status: 303, headers: { location } });
    }
    const { email, password, current_password: current } = (await request.json()) as Record<string, string>;
    if (request.method === 'PUT') {
      return current === right ? Response.json({}) : refusal('current_password_mismatch');
    }
    return password === right
      ? Response.json({ access_token: await tokenOf(email ?? '') })
      : refusal('invalid_credentials');
  };
  const api = limitGuesses(next, testKeys, () => now);
  call = async (fields, from, path = 'token?grant_type=password') => {
    const isChange = path === 'user';
    return api(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: isChange ? 'PUT' : 'POST',
        headers: isChange ? { authorization: `Bearer ${await tokenOf('ada@podium.example')}` } : {},
        body: JSON.stringify(fields),
      }),
      { peerAddress: from },
    );
  };
  verify = (target, from) => {
    const query = new URLSearchParams({ token: 'abc', type: 'signup', redirect_to: `http://localhost${target}` });
    return api(new Request(`http://localhost/auth/v1/verify?${query}`), { peerAddress: from });
  };
});

function refusal(code: string): Response {
  return Response.json({ error_code: code }, { status: 400 });
}

const otherClient = (index: number) => `198.51.100.${index}`;
const ada = 'ada@podium.example';

async function guess(count: number, email = ada, from = otherClient): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < count; index += 1) {
    statuses.push((await call({ email, password: `guess ${index}` }, from(index))).status);
  }
  return statuses;
}

const ten = Array<number>(10).fill(400);

/** Concurrent guesses, and an owner who opens a mailed link: tests/security/accounts.attack.ts. */
describe('REQ-AUTH-6: password guesses at one account', () => {
  it('are limited over all networks and spellings of the address, with the time to wait', async () => {
    expect(await guess(11)).toEqual([...ten, 429]);
    expect(await guess(1, 'ADA@Podium.Example', () => '203.0.113.1')).toEqual([429]);
    expect(await guess(1, 'bob@podium.example')).toEqual([400]);
    now += HOUR_MS - 719_000;
    const refused = await call({ email: ada, password: right }, otherClient(99));
    expect(refused.headers.get('retry-after')).toBe('719');
    expect(await refused.json()).toEqual({
      code: 429,
      error_code: 'over_password_guess_limit',
      msg: "Too many wrong passwords for this account: set a new one with 'Forgot password?', or try again in 12 minutes.",
    });
    now += 719_000;
    expect((await call({ email: ada, password: right }, otherClient(99))).status).toBe(200);
  });

  it('do not include correct passwords', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await call({ email: ada, password: right }, otherClient(time))).status).toBe(200);
    }
  });

  it('do not become more by a token that the caller writes into the redirect URL', async () => {
    expect(await guess(11)).toEqual([...ten, 429]);
    const intruder = '203.0.113.1';
    const forged = await tokenOf(ada, 'a secret of somebody else');
    for (const token of [forged, await tokenOf(ada)]) {
      for (const start of ['/join#', '/join?x=1&', '/join?', '/join&']) {
        await verify(`${start}access_token=${token}&`, intruder);
        expect(await guess(1, ada, () => intruder)).toEqual([429]);
      }
    }
  });

  it("of others do not lock the owner out, also not with forged tokens that would replace the owner's network", async () => {
    const home = '203.0.113.1';
    expect((await call({ email: ada, password: right }, home)).status).toBe(200);
    expect(await guess(11)).toEqual([...ten, 429]);
    const forged = await tokenOf(ada, 'a secret of somebody else');
    for (let index = 0; index < 20; index += 1) await verify(`/join#access_token=${forged}&`, otherClient(index));
    expect((await call({ email: ada, password: right }, home)).status).toBe(200);
  });

  it('include the present password in a password change', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const fields = { password: 'a new one', current_password: `guess ${index}` };
      statuses.push((await call(fields, otherClient(index), 'user')).status);
    }
    expect(statuses).toEqual([...ten, 429]);
  });
});
