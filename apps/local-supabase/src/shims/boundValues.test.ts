import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('boundValues', (backend) => {
  it('refuses a value that is not an array for an array column, and answers later requests', async () => {
    const { client } = await backend.person();
    for (const tags of [{ a: 1 }, 5, true, 'no list']) {
      expect(await client.from('notes').insert({ words: 'mine', tags })).toMatchObject({ status: 400 });
      expect(await client.from('notes').select()).toMatchObject({ data: [], error: null });
    }
    expect(await client.from('notes').insert({ words: 'mine', tags: ['a', 'b'] })).toMatchObject({ error: null });
    expect(await client.from('notes').select('tags')).toMatchObject({ data: [{ tags: ['a', 'b'] }] });
  });
});
