import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is content as long as answers come, late ones too', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  const late = () => new Promise((resolve) => setTimeout(resolve, 5000));
  const stop = watchHeartbeat({ beat: late, onSilence });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  expect(onSilence).not.toHaveBeenCalled();
});

it('says once that nobody answers', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  watchHeartbeat({ beat: () => new Promise(() => undefined), onSilence });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(onSilence).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence.mock.calls).toEqual([['It has not answered for 20 s.']]);
});

it('stays silent once it is ended', async () => {
  const onSilence = vi.fn<(sentence: string) => void>();
  watchHeartbeat({ beat: () => Promise.reject(new Error('gone')), onSilence })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSilence).not.toHaveBeenCalled();
});
