import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { createTurns } from './oneRequestAtATime.ts';

describeOnEngines('oneRequestAtATime', (start) => {
  it('REQ-SAFE-1: concurrent requests keep their own roles', async () => {
    const backend = await start(fixtureProject);
    const { client } = await backend.person();
    await client.from('notes').insert({ words: 'private' });

    const callers = [backend.visitor(), backend.service(), client];
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const { status, data } = await callers[index % callers.length]!.from('notes').select('words');
        return { status, data };
      }),
    );
    const refused = { status: 401, data: null };
    const given = { status: 200, data: [{ words: 'private' }] };
    expect(answers).toEqual(answers.map((_, index) => [refused, given, given][index % callers.length]));
  });

  it('a caller who sends slowly does not block others', async () => {
    const backend = await start(fixtureProject);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json' };
    const slow = { method: 'POST', headers, body: endless, duplex: 'half' };
    void backend.fetch(new Request(`${backend.siteUrl}/auth/v1/signup`, slow));
    expect((await backend.visitor().rpc('my_email')).error).toBeNull();
  });
});

it('runs tasks in sequence and continues after a failure', async () => {
  const turns = createTurns();
  const log: string[] = [];
  const piece = (name: string) => async () => {
    log.push(`${name} begins`);
    await sleep(5);
    log.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => turns.take(piece(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('a task inside a task runs as part of it', async () => {
  const turns = createTurns();
  expect(await turns.take(() => turns.take(async () => 'done'))).toBe('done');
});
