import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { testPassword } from '../testing/startTestBackend.ts';

const wrong = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };

describeFixture('REQ-AUTH-6: passwordCheck', (backend) => {
  it('reports an unconfirmed address only with the correct password', async () => {
    const email = 'ada@podium.example';
    await backend.visitor().auth.signUp({ email, password: testPassword });
    const signIn = (address: string, password: string) =>
      backend.visitor().auth.signInWithPassword({ email: address, password });

    expect((await signIn(email, 'wrong password')).error).toMatchObject(wrong);
    expect((await signIn('nobody@podium.example', testPassword)).error).toMatchObject(wrong);
    expect((await signIn('ADA@podium.example', testPassword)).error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });
  });
});
