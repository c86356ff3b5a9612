import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';

describeOnEngines('noPatterns', (start) => {
  it('refuses filters by regular expression in any spelling', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    const notes = () => client.from('notes').select();
    for (const answer of [
      notes().filter('words', 'match', '^a'),
      notes().filter('words', 'imatch', '^a'),
      notes().not('words', 'match', '^a'),
      notes().filter('words', 'match(any)', '{^a}'),
      notes().or('words.match.^a,level.eq.1'),
      notes().or('level.eq.1,and(words.not.imatch(all).{^a},level.eq.2)'),
    ]) {
      expect(await answer).toMatchObject({ status: 400, error: { code: '57014' } });
    }
  });

  it('keeps other filters, also with these words as values', async () => {
    const backend = await start.shared(fixtureProject);
    const { client } = await backend.person();
    await client.from('notes').insert({ words: 'a match' });
    const found = { data: [{ words: 'a match' }], error: null };
    expect(await client.from('notes').select('words').eq('words', 'a match')).toMatchObject(found);
    expect(await client.from('notes').select('words').like('words', '%match%')).toMatchObject(found);
  });
});
