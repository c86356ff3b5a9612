import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { Person } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import { outcome } from './people.ts';

describeProject('REQ-AUTH-8: profiles', (backend) => {
  /** Inserts `profiles` with on-conflict-do-nothing (REQ-AUTH-8). */
  function create(person: Person, profile: Record<string, unknown>) {
    return person.client.from('profiles').upsert(profile, { onConflict: 'id', ignoreDuplicates: true });
  }

  it('creating a profile again keeps the first row', async () => {
    const ada = await backend.person();
    expect(outcome(await create(ada, { id: ada.id, full_name: 'Ada Example' }))).toBe('taken');
    expect(outcome(await create(ada, { id: ada.id, full_name: 'Another Name' }))).toBe('taken');
    const { data } = await ada.client.from('profiles').select('id, full_name');
    expect(data).toEqual([{ id: ada.id, full_name: 'Ada Example' }]);
  });

  it('a name that is too long is refused', async () => {
    const ben = await backend.person();
    expect(outcome(await create(ben, { id: ben.id, full_name: 'n'.repeat(201) }))).toBe('23514');
    expect((await backend.service().from('profiles').select().eq('id', ben.id)).data).toEqual([]);
  });
});
