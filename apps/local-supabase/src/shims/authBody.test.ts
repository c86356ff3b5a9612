import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { testPassword } from '../testing/startTestBackend.ts';

const calls = ['signup', 'token?grant_type=password', 'token?grant_type=refresh_token', 'recover', 'resend', 'verify'];

describeFixture('authBody', (backend) => {
  it('refuses bodies that are not objects, and fields that are not strings', async () => {
    const bodies = ['null', '[]', '5', '"x"', '{', '['.repeat(50_000)];
    const values = [5, true, {}, [], ['a@podium.example'], { a: 1 }];
    for (const value of values) {
      bodies.push(JSON.stringify({ email: value, password: testPassword, type: 'signup' }));
      bodies.push(JSON.stringify({ email: 'a@podium.example', password: value, refresh_token: value, type: value }));
    }
    for (const value of [5, 'x', '𝘵', []]) {
      bodies.push(JSON.stringify({ email: 'a@podium.example', password: testPassword, type: 'signup', data: value }));
    }
    for (const call of calls) {
      for (const body of bodies) {
        const answer = await backend.postAuth(call, body);
        expect([call, body.slice(0, 60), answer.status]).toEqual([call, body.slice(0, 60), 400]);
      }
    }
  });

  it('refuses characters that cannot be stored, and addresses that are too long', async () => {
    const { client } = await backend.person();
    for (const text of ['a\0', '\udc00']) {
      const data = { full_name: text };
      expect((await client.auth.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' });
      for (const call of calls) {
        const fields = { email: `${text}@podium.example`, password: text, refresh_token: text, type: 'signup' };
        expect((await backend.postAuth(call, fields)).status).toBe(400);
      }
    }
    const email = `${'a'.repeat(250)}@podium.example`;
    const tooLong = await backend.visitor().auth.signUp({ email, password: testPassword });
    expect(tooLong.error).toMatchObject({ status: 400, message: 'An email address is too long' });
  });

  it('applies to every spelling of the path', async () => {
    expect((await backend.postAuth('%73ignup', { email: 5 })).status).toBe(400);
    expect((await backend.postAuth('../../%61uth/v1/signup', { email: 5 })).status).toBe(400);
  });
});
