import { once } from 'node:events';
import { expect, it } from 'vitest';
import { fixtureProject } from '../testing/describeOnEngines.ts';
import { startTestBackend } from '../testing/startTestBackend.ts';

it('process.emitWarning() still accepts an error', async () => {
  const backend = await startTestBackend(undefined, fixtureProject);
  const warned = once(process, 'warning');
  process.emitWarning(Object.assign(new Error('too many listeners'), { name: 'MaxListenersExceededWarning' }));
  expect((await warned)[0]).toMatchObject({ message: 'too many listeners' });
  await backend.close();
});
