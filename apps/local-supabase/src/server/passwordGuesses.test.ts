import { beforeEach, describe, expect, it } from 'vitest';
import { limitGuesses } from './passwordGuesses.ts';

const HOUR_MS = 3_600_000;
const right = 'the right one';

let now: number;
let call: (fields: Record<string, unknown>, from: string, path?: string) => Promise<Response>;

/** Unsigned: the limit reads the token's user without verification. */
const tokenOf = (email: string) => `e30.${Buffer.from(JSON.stringify({ email })).toString('base64url')}.x`;

beforeEach(() => {
  now = 1000;
  const next = async (request: Request) => {
    const { email, password, current_password: current } = (await request.json()) as Record<string, string>;
    if (request.method === 'PUT') {
      return current === right ? Response.json({}) : refusal('current_password_mismatch');
    }
    return password === right ? Response.json({ access_token: tokenOf(email ?? '') }) : refusal('invalid_credentials');
  };
  const api = limitGuesses(next, () => now);
  call = (fields, from, path = 'token?grant_type=password') => {
    const isChange = path === 'user';
    return api(
      new Request(`http://localhost/auth/v1/${path}`, {
        method: isChange ? 'PUT' : 'POST',
        headers: isChange ? { authorization: `Bearer ${tokenOf('ada@podium.example')}` } : {},
        body: JSON.stringify(fields),
      }),
      { peerAddress: from },
    );
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
      error_code: 'over_request_rate_limit',
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

  it('include the present password in a password change', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const fields = { password: 'a new one', current_password: `guess ${index}` };
      statuses.push((await call(fields, otherClient(index), 'user')).status);
    }
    expect(statuses).toEqual([...ten, 429]);
  });
});
