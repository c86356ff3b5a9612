import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOutboxTimer } from './outboxTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world() {
  const state = { isDue: false, runs: 0, lines: [] as string[] };
  const options = {
    isDue: vi.fn<() => Promise<boolean>>(async () => state.isDue),
    sendDue: vi.fn<() => Promise<void>>(async () => void (state.runs += 1)),
    log: (line: string) => void state.lines.push(line),
  };
  return { state, options };
}

it('sends only while mail is due', async () => {
  const { state, options } = world();
  const stop = startOutboxTimer(options);
  await vi.advanceTimersByTimeAsync(9000);
  expect(options.isDue).toHaveBeenCalledTimes(3);
  expect(state.runs).toBe(0);
  state.isDue = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(state.runs).toBe(1);
  stop();
});

it('does not run twice at once', async () => {
  const { state, options } = world();
  state.isDue = true;
  let finish: () => void = () => undefined;
  options.sendDue.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = startOutboxTimer(options);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(options.sendDue).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(3000);
  expect(options.sendDue).toHaveBeenCalledTimes(2);
  finish();
  stop();
});

it('continues after a failure and logs it', async () => {
  const { state, options } = world();
  state.isDue = true;
  options.isDue.mockRejectedValueOnce(new Error('no database'));
  const stop = startOutboxTimer(options);
  await vi.advanceTimersByTimeAsync(6000);
  expect(state.lines).toEqual(['Mail waits: no database']);
  expect(state.runs).toBe(1);
  stop();
});

it('stops, also during a run', async () => {
  const { state, options } = world();
  state.isDue = true;
  let fail: (error: Error) => void = () => undefined;
  options.sendDue.mockImplementation(() => new Promise<void>((_resolve, reject) => (fail = reject)));
  const stop = startOutboxTimer(options);
  await vi.advanceTimersByTimeAsync(3000);
  stop();
  fail(new Error('the function is gone'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(options.sendDue).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  expect(state.lines).toEqual([]);
});
