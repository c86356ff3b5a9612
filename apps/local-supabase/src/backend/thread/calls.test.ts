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

it('calls the other side and gets what it returns or throws', async () => {
  const { theirs, close } = connected();
  expect(await Promise.all([theirs.double(2), theirs.double(21)])).toEqual([4, 42]);
  await expect(theirs.refuse()).rejects.toThrow('too far');
  close();
});

it('rejects what is still owed when the other side is gone', async () => {
  const { theirs, breakOff, close } = connected();
  const owed = theirs.never();
  breakOff(new Error('gone'));
  await expect(owed).rejects.toThrow('gone');
  close();
});
