import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_LIMIT_MS, attempt } from './timeLimit.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

test('aborts a call after 15 seconds, and ignores its answer', async () => {
  let signal: AbortSignal | undefined;
  const late = Promise.withResolvers<string>();
  const answer = attempt(ANSWER_LIMIT_MS, 'given up', (given) => {
    signal = given;
    return late.promise;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  late.resolve('late');
  expect(await answer).toBe('given up');
});
