import { expect, it, vi } from 'vitest';
import { endAtPanic } from './endAtPanic.ts';

function failingDriver(severity: string) {
  const exec = vi.fn<() => Promise<never>>(async () => {
    throw Object.assign(new Error('could not write to log file'), { severity });
  });
  const driver = { execProtocolStream: exec };
  endAtPanic(driver);
  return { run: () => driver.execProtocolStream(), exec };
}

it('rejects a failed statement with its error', async () => {
  await expect(failingDriver('ERROR').run()).rejects.toThrow('could not write to log file');
});

it('ends the thread at a PANIC before the next statement', async () => {
  const throwers: (() => void)[] = [];
  const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((thrower) => void throwers.push(thrower));
  const settled = vi.fn<() => void>();
  const { run, exec } = failingDriver('PANIC');
  void run().finally(settled);
  await vi.waitFor(() => expect(throwers).toHaveLength(1));
  queue.mockRestore();

  expect(throwers[0]).toThrow('PANIC: could not write to log file.');
  expect(exec).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
});
