import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

const tooLong = { status: 400, message: 'Password cannot be longer than 72 characters' };

describeOnEngines('REQ-FORM-1: longPassword', (start) => {
  it('limits the bytes of a password at sign-up', async () => {
    const backend = await start.shared(fixtureProject);
    const signUp = (email: string, password: string) => backend.visitor().auth.signUp({ email, password });
    expect((await signUp('a@podium.example', 'é'.repeat(37))).error).toMatchObject(tooLong);
    expect((await signUp('b@podium.example', 'é'.repeat(36))).error).toBeNull();
    expect((await signUp('c@podium.example', '12345')).error).toMatchObject({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
    });
    expect((await signUp('d@podium.example', '123456')).error).toBeNull();
  });

  it('limits the bytes of a new password', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    expect((await client.auth.updateUser({ password: 'x'.repeat(73) })).error).toMatchObject(tooLong);
    expect((await client.auth.updateUser({ password: 'x'.repeat(72) })).error).toBeNull();
  });
});
