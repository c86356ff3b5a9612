import { linkIn, newAddress, waitForMail } from '../flows/site.ts';
import { expect, hasManyNetworks, newNetwork, send, test, type Answer } from './attack.ts';
import { compare } from './timing.ts';

const ACCOUNTS = 7;
const password = 'a sentence is better';

// Hashing is slow on a machine that runs other tests.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ address }) => {
  test.skip(!hasManyNetworks(address), 'connects from many loopback addresses, which needs a local product on Linux');
});

test.describe('REQ-AUTH-6: status, body and timing do not reveal whether an address has an account', () => {
  let known: string[];

  test.beforeAll(async ({ address }) => {
    test.setTimeout(180_000);
    known = await Promise.all(Array.from({ length: ACCOUNTS }, () => confirmedAccount(address, newNetwork())));
  });

  /** Sends one call for each address of both groups, sequentially, in random order. */
  async function interleave(rounds: number, call: (email: string) => Promise<Answer>) {
    const answers: Record<'known' | 'unknown', Answer[]> = { known: [], unknown: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const email of known) {
        const pair = [
          ['known', email],
          ['unknown', newAddress('nobody')],
        ] as const;
        for (const [group, each] of Math.random() < 0.5 ? pair : pair.toReversed()) {
          answers[group].push(await call(each));
        }
      }
    }
    return answers;
  }

  function expectAlike({ known: ours, unknown: others }: Record<'known' | 'unknown', Answer[]>): void {
    expect(shapesOf(ours)).toEqual(shapesOf(others));
    const { areTellable, figures } = compare(
      ours.map(({ ms }) => ms),
      others.map(({ ms }) => ms),
    );
    test.info().annotations.push({ type: 'timing', description: figures });
    expect(areTellable, figures).toBe(false);
  }

  test('for a sign-in with a wrong password', async ({ address }) => {
    expectAlike(await interleave(2, (email) => signIn(address, email, 'a wrong one', newNetwork())));
  });

  test('for a sign-up', async ({ address }) => {
    const body = { password: 'another sentence', data: { full_name: 'Robin Roe' } };
    expectAlike(
      await interleave(1, (email) =>
        send(address, '/auth/v1/signup', { from: newNetwork(), body: { email, ...body } }),
      ),
    );
  });

  for (const [what, path] of [
    ['password resets', '/auth/v1/recover'],
    ['mailed codes', '/auth/v1/otp'],
  ] as const) {
    test(`for one and for repeated ${what}`, async ({ address }) => {
      const ask = (email: string) => send(address, path, { from: newNetwork(), body: { email } });
      expectAlike(await interleave(1, ask));
      const [again, never] = [await ask(known[0]!), await ask(newAddress('nobody'))];
      expect(shapesOf([again])).toEqual(shapesOf([never]));
    });
  }

  test('for a repeated sign-up or confirmation request', async ({ address }) => {
    const waiting = newAddress('waiting');
    const ask = (path: string, email: string) =>
      send(address, path, { from: newNetwork(), body: { email, password, type: 'signup' } });
    await ask('/auth/v1/signup', waiting);
    for (const path of ['/auth/v1/signup', '/auth/v1/resend']) {
      const answers = [await ask(path, waiting), await ask(path, known[0]!), await ask(path, newAddress('nobody'))];
      expect(answers.map((answer) => shapesOf([answer]))).toEqual(Array(3).fill(shapesOf([answers[0]!])));
    }
  });
});

test('REQ-AUTH-6: password guesses at one account are limited over all networks, while its owner can sign in', async ({
  address,
}) => {
  const home = newNetwork();
  const email = await confirmedAccount(address, home);
  expect((await signIn(address, email, password, home)).status).toBe(200);

  const statuses = await Promise.all(
    Array.from({ length: 30 }, async (_, guess) =>
      signIn(address, email, `guess number ${guess}`, newNetwork()).then(({ status }) => status),
    ),
  );
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(10);

  const refused = await signIn(address, email, password, newNetwork());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((JSON.parse(refused.body) as { msg: string }).msg).toMatch(/^[A-Z][^.]*Forgot password[^.]*minutes\.$/);

  // From a network with an earlier sign-in.
  expect((await signIn(address, email, password, home)).status).toBe(200);
  // By mailed link from any network.
  const cafe = newNetwork();
  expect((await send(address, '/auth/v1/recover', { from: cafe, body: { email } })).status).toBe(200);
  const { searchParams } = new URL(linkIn(await waitForMail(address, email, /new password/i), /token_hash/));
  const body = { token_hash: searchParams.get('token_hash'), type: 'recovery' };
  expect((await send(address, '/auth/v1/verify', { from: cafe, body })).status).toBe(200);
  expect((await signIn(address, email, password, cafe)).status).toBe(200);
});

/** A confirmed account that signs in with `password`; returns its e-mail address. */
async function confirmedAccount(address: string, from: string): Promise<string> {
  const email = newAddress('owner');
  await send(address, '/auth/v1/signup', { from, body: { email, password } });
  const { searchParams } = new URL(linkIn(await waitForMail(address, email), /token_hash/));
  const verified = await send(address, '/auth/v1/verify', { from, body: Object.fromEntries(searchParams) });
  const { access_token: token } = JSON.parse(verified.body) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  // A new account has no password yet.
  const set = await send(address, '/auth/v1/user', { method: 'PUT', from, body: { password }, headers });
  expect(set.status).toBe(200);
  return email;
}

function signIn(address: string, email: string, candidate: string, from: string) {
  return send(address, '/auth/v1/token?grant_type=password', { from, body: { email, password: candidate } });
}

/** The content of a response without ids, times and the address itself. */
function shapesOf(answers: readonly Answer[]): string[] {
  const shapes = answers.map(({ status, headers, body }) => {
    const names = Object.keys(headers).toSorted();
    const text = body
      .replaceAll(/[\w.]+@example\.com/g, '<email>')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<id>');
    return `${status} ${names.join()} ${text}`;
  });
  return [...new Set(shapes)];
}
