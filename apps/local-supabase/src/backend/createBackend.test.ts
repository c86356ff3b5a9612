import { expect, it } from 'vitest';
import { describeProject } from '../testing/describeOnEngines.ts';
import { mailedToken } from '../testing/startTestBackend.ts';

/** The user without ids, times and address. */
function shapeOf(user: unknown): unknown {
  const text = JSON.stringify(user).replaceAll(
    /"\d{4}-\d\d-\d\d[T ][^"]+"|"[0-9a-f-]{36}"|"[^"]+@podium.example"/g,
    '"…"',
  );
  return JSON.parse(text);
}

describeProject('createBackend', (backend) => {
  it('a user can sign up, confirm, set the password and sign in', async () => {
    const { auth } = backend.visitor();
    const email = 'ada@podium.example';
    const password = 'correct horse';
    await auth.signUp({ email, password, options: { data: { full_name: 'Ada Example' } } });
    expect((await auth.verifyOtp(mailedToken(backend.mails, email))).error).toBeNull();
    expect((await auth.updateUser({ password })).error).toBeNull();
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull();
    const { data } = await auth.getUser();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada Example' } });

    const inserted = await backend.person({ fullName: 'Ada Example' });
    expect(shapeOf((await inserted.client.auth.getUser()).data.user)).toEqual(shapeOf(data.user));
  });
});
