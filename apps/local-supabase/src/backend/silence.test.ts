import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { fixtureProject } from '../testing/describeOnEngines.ts';
import { startTestBackend } from '../testing/startTestBackend.ts';

it('REQ-PRIV-1: the backend opens no network connection', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const backend = await startTestBackend(undefined, fixtureProject);
  const { client } = await backend.person();
  await client.from('notes').insert({ words: 'far more than twenty characters' });
  await backend.close();
  expect(connect).not.toHaveBeenCalled();
  expect(fetchSpy).not.toHaveBeenCalled();
});
