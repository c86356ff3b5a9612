import { beforeAll, expect, it } from 'vitest';
import { describeOnEngines } from '../testing/describeOnEngines.ts';
import type { TestBackend } from '../testing/startTestBackend.ts';

describeOnEngines('createBackend', (start) => {
  let backend: TestBackend;

  beforeAll(async () => {
    backend = await start();
  });

  it('a user can sign up, confirm and sign in', async () => {
    const person = await backend.person({ fullName: 'Ada Example' });
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({ id: person.id, user_metadata: { full_name: 'Ada Example' } });
  });

  it('binds parameters', async () => {
    const [row] = await backend.query<{ word: string; total: number }>(
      'select $1::text as word, $2::int + 1 as total',
      [`'; drop table x; --`, 41],
    );
    expect(row).toEqual({ word: `'; drop table x; --`, total: 42 });
  });

  it('the API exposes tables created later', async () => {
    await backend.exec('create table public.later (id int primary key); grant select on public.later to anon;');
    expect(await backend.visitor().from('later').select()).toMatchObject({ error: null, data: [] });
  });
});
