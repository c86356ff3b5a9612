import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';

describeFixture('databaseErrors', (backend) => {
  it('answers 400 with the message of a function that raises an exception', async () => {
    const refused = await backend.visitor().rpc('refuse');
    expect(refused).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'not today', hint: 'tomorrow', details: null },
    });
  });

  it('answers 400 to a violated constraint, and logs one line without the values', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client } = await backend.person();
    const broken = await client.from('notes').insert({ words: 'a secret that is far too long' });
    expect(broken).toMatchObject({ status: 400, error: { code: '23514' } });
    const lines = log.mock.calls.flat().map((part) => inspect(part));
    log.mockRestore();
    expect(lines).toEqual([
      'Database error 23514: new row for relation "notes" violates check constraint "words_are_short"',
    ]);
  });
});
