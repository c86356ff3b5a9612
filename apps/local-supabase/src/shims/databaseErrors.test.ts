import { inspect } from 'node:util';
import { expect, it, vi } from 'vitest';
import { describeFixture } from '../testing/describeOnEngines.ts';

describeFixture('databaseErrors', (backend) => {
  it('answers 400 with the code of PostgreSQL for a violated constraint', async () => {
    const { client } = await backend.person();
    const broken = await client.from('notes').insert({ words: 'far more than twenty characters' });
    expect(broken.status).toBe(400);
    expect(broken.error).toMatchObject({
      code: '23514',
      message: 'new row for relation "notes" violates check constraint "words_are_short"',
    });
    const missing = await client.from('notes').insert({ words: null });
    expect(missing).toMatchObject({ status: 400, error: { code: '23502' } });
  });

  it('answers 400 with the message of a function that raises an exception', async () => {
    const refused = await backend.visitor().rpc('refuse');
    expect(refused).toMatchObject({
      status: 400,
      error: { code: 'P0001', message: 'not today', hint: 'tomorrow', details: null },
    });
  });

  it('answers 503 when the disk is full', async () => {
    await backend.exec(`
      create function public.fill() returns void language plpgsql as $$
      begin
        raise exception 'could not extend file' using errcode = 'disk_full';
      end
      $$`);
    const full = await backend.visitor().rpc('fill');
    expect(full).toMatchObject({ status: 503, error: { code: '53100', message: 'could not extend file' } });
  });

  it('logs one line without the values', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { client } = await backend.person();
    await client.from('notes').insert({ words: 'a secret that is far too long' });
    const lines = log.mock.calls.flat().map((part) => inspect(part));
    log.mockRestore();
    expect(lines).toEqual([
      'Database error 23514: new row for relation "notes" violates check constraint "words_are_short"',
    ]);
  });
});
