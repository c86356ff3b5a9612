import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('late answers do not count as silence', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  const late = () => new Promise((resolve) => setTimeout(resolve, 5000));
  const stop = watchHeartbeat({ beat: late, onSilence });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(onSilence).not.toHaveBeenCalled();
});

it('silence is reported once', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  watchHeartbeat({ beat: () => new Promise(() => undefined), onSilence });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onSilence).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence.mock.calls).toEqual([['It has not answered for 20 s.']]);
});

it('nothing is reported after it is stopped', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  watchHeartbeat({ beat: () => Promise.reject(new Error('gone')), onSilence })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});
