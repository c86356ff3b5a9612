import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('boundValues', (backend) => {
  it('refuses a value that is not an array for an array column, and answers later requests', async () => {
    const { client } = await backend.person();
    for (const tags of [{ a: 1 }, 5, true, 'no list']) {
      expect(await client.from('notes').insert({ words: 'mine', tags })).toMatchObject({
        status: 400,
      });
      expect(await client.from('notes').select()).toMatchObject({ data: [], error: null });
    }
    expect(await client.from('notes').insert({ words: 'mine', tags: ['a', 'b'] })).toMatchObject({ error: null });
    expect(await client.from('notes').select('tags')).toMatchObject({ data: [{ tags: ['a', 'b'] }] });
  });

  it('accepts values of other types as hosted projects do: PostgreSQL parses their text', async () => {
    const { client } = await backend.person();
    for (const [value, words] of [
      [{ a: [1] }, '{"a":[1]}'],
      [['x'], '["x"]'],
      [5, '5'],
    ] as const) {
      expect(
        await client.from('notes').insert({ words: value, is_done: 'yes' }).select('words, is_done'),
      ).toMatchObject({
        data: [{ words, is_done: true }],
      });
      await client.from('notes').delete().eq('words', words);
    }
    expect(await client.from('notes').insert({ words: 'mine', is_done: { a: 1 } })).toMatchObject({
      status: 400,
      error: { code: '22P02' },
    });
  });
});
