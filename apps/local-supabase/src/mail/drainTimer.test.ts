import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDrainTimer } from './drainTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
  const state = { isDue: false, drains: 0, lines: [] as string[] };
  const options = {
    isDue: vi.fn<() => Promise<boolean>>(async () => state.isDue),
    drain: vi.fn<() => Promise<void>>(async () => void (state.drains += 1)),
    log: (line: string) => void state.lines.push(line),
  };
  return { state, options };
}

it('drains while mail is due, and only then', async () => {
  const { state, options } = world();
  const stop = startDrainTimer(options);
  await vi.advanceTimersByTimeAsync(9000);
  expect(options.isDue).toHaveBeenCalledTimes(3);
  expect(state.drains).toBe(0);
  state.isDue = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.drains).toBe(1);
  stop();
});

it('never drains twice at the same time', async () => {
  const { state, options } = world();
  state.isDue = true;
  let finish: () => void = () => undefined;
  options.drain.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = startDrainTimer(options);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(options.drain).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(3000);
  expect(options.drain).toHaveBeenCalledTimes(2);
  finish();
  stop();
});

it('goes on after a failure, and tells of it', async () => {
  const { state, options } = world();
  state.isDue = true;
  options.isDue.mockRejectedValueOnce(new Error('no database'));
  const stop = startDrainTimer(options);
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.lines).toEqual(['Mail waits: no database']);
  expect(state.drains).toBe(1);
  stop();
});

it('stops, also in the middle of a drain', async () => {
  const { state, options } = world();
  state.isDue = true;
  let fail: (error: Error) => void = () => undefined;
  options.drain.mockImplementation(() => new Promise<void>((_resolve, reject) => (fail = reject)));
  const stop = startDrainTimer(options);
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  fail(new Error('the function is gone'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(options.drain).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(state.lines).toEqual([]);
});
