import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { connectCalls } from './calls.ts';

const calls = {
  double: (value: number) => value * 2,
  refuse: async () => {
    throw new RangeError('too far');
  },
  never: () => new Promise<string>(() => undefined),
};

function connected() {
  const { port1, port2 } = new MessageChannel();
  connectCalls(port2, calls);
  return { ...connectCalls<typeof calls>(port1, {}), close: () => port1.close() };
}

it('a call returns or throws what the other side returns or throws', async () => {
  const { theirs, close } = connected();
  expect(await Promise.all([theirs.double(2), theirs.double(21)])).toEqual([4, 42]);
  await expect(theirs.refuse()).rejects.toThrow('too far');
  close();
});

it('pending calls are rejected when the other side ends', async () => {
  const { theirs, breakOff, close } = connected();
  const owed = theirs.never();
  breakOff(new Error('gone'));
  await expect(owed).rejects.toThrow('gone');
  close();
});
