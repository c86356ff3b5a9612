import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { describeOnEngines, fixtureProject } from '../testing/describeOnEngines.ts';
import { createTurns } from './oneRequestAtATime.ts';

describeOnEngines('one request at a time', (start) => {
  it('keeps people apart who ask at the same moment', async () => {
    const backend = await start(fixtureProject);
    const people = await Promise.all(Array.from({ length: 6 }, () => backend.person()));
    await Promise.all(people.map(({ client, email }) => client.from('notes').insert({ words: email.slice(0, 8) })));

    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const person = people[index % people.length]!;
        const { data } = await person.client.from('notes').select('owner');
        return { expected: [{ owner: person.id }], data };
      }),
    );
    for (const { expected, data } of seen) expect(data).toEqual(expected);
  });

  it('lets nobody wait for a caller who sends slowly', async () => {
    const backend = await start(fixtureProject);
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json' };
    const slow = { method: 'POST', headers, body: endless, duplex: 'half' };
    void backend.fetch(new Request(`${backend.siteUrl}/auth/v1/signup`, slow));
    expect((await backend.visitor().rpc('my_email')).error).toBeNull();
  });
});

it('runs pieces of work one after the other and goes on after a failure', async () => {
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

it('lets work inside a piece of work join it', async () => {
  const turns = createTurns();
  expect(await turns.take(() => turns.take(async () => 'done'))).toBe('done');
});
