import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { testPassword, type TestBackend } from '../testing/startTestBackend.ts';

/** The response without its id and times, which differ every time. */
async function ask(backend: TestBackend, path: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await backend.postAuth(path, body);
  const text = (await answer.text()).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+Z"|"[0-9a-f-]{36}"/g, '"…"');
  return { status: answer.status, body: JSON.parse(text) };
}

describeFixture('REQ-AUTH-6: sameAnswer', (backend) => {
  it('new, unconfirmed and confirmed addresses get the same response', async () => {
    const { email: confirmed } = await backend.person();
    const waiting = 'waiting@podium.example';
    await backend.visitor().auth.signUp({ email: waiting, password: testPassword });

    for (const path of ['signup', 'resend', 'recover', 'otp', 'magiclink']) {
      const answers = [];
      for (const email of [`new-${path}@podium.example`, waiting, confirmed, confirmed]) {
        const fields = { email, password: testPassword, type: 'signup', data: { full_name: 'Ada Lovelace' } };
        const { status, body } = await ask(backend, path, fields);
        answers.push({ status, body: JSON.parse(JSON.stringify(body).replaceAll(email, '<email>')) as unknown });
      }
      expect(answers).toEqual(Array(4).fill(answers[0]));
      expect(answers[0]?.status).toBe(200);
    }
  });

  it('invalid requests are refused for every address', async () => {
    const { email } = await backend.person();
    for (const each of [email, 'other@podium.example']) {
      expect(await ask(backend, 'signup', { email: each, password: 'short' })).toMatchObject({ status: 422 });
      expect(await ask(backend, 'signup', { email: each })).toMatchObject({ status: 400 });
    }
  });
});
