import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../testing/describeOnEngines.ts';
import { mailedToken, type TestBackend } from '../testing/startTestBackend.ts';

/** The user without ids, times and address. */
function shapeOf(user: unknown): unknown {
  const text = JSON.stringify(user).replaceAll(
    /"\d{4}-\d\d-\d\d[T ][^"]+"|"[0-9a-f-]{36}"|"[^"]+@podium.example"/g,
    '"…"',
  );
  return JSON.parse(text);
}

describeOnEngines('createBackend', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

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

  it('binds parameters', async () => {
    const [row] = await backend.query<{ word: string; total: number }>(
      'select $1::text as word, $2::int + 1 as total',
      [`'; drop table x; --`, 41],
    );
    expect(row).toEqual({ word: `'; drop table x; --`, total: 42 });
  });

  it('filters by regular expressions', async () => {
    const matching = async (operator: string, pattern: string) =>
      (await backend.service().from('deals').select('id', { count: 'exact' }).filter('title', operator, pattern)).count;
    expect(await matching('match', '^[A-Z]')).toBe(4);
    expect(await matching('match', '^[a-z]')).toBe(0);
    expect(await matching('imatch', '^[a-z]')).toBe(4);
  });

  it('the API exposes tables created later', async () => {
    await backend.exec('create table public.later (id int primary key); grant select on public.later to anon;');
    expect(await backend.visitor().from('later').select()).toMatchObject({ error: null, data: [] });
  });
});
