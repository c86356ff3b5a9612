import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('REQ-SAFE-1: patternFilters', (backend) => {
  it('refuses regular expressions, which could block the backend for all callers, in every kind of filter', async () => {
    const { client } = await backend.person();
    const notes = () => client.from('notes').select();
    const refused = [
      notes().filter('words', 'match', '^a'),
      notes().filter('words', 'imatch', '^a'),
      notes().not('words', 'match', '^a'),
      notes().filter('words', 'match(any)', '{^a,^b}'),
      notes().or('level.eq.1,words.match.^a'),
      notes().or('and(level.eq.1,words.not.imatch(all).{^a})'),
      client.from('notes').delete().filter('words', 'match', '^a'),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(400);
  });

  it('allows other filters', async () => {
    const { client } = await backend.person();
    await client.from('notes').insert({ words: 'a.match.b' });
    const own = () => client.from('notes').select('words');
    for (const filter of [own().eq('words', 'a.match.b'), own().or('level.eq.1,words.ilike.*match*')]) {
      expect((await filter).data).toEqual([{ words: 'a.match.b' }]);
    }
  });
});
