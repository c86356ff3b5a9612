import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startRetentionTimer } from './retentionTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('REQ-PRIV-2: deletes a minute after the start and every day, also after a failure, until it is stopped', async () => {
  const lines: string[] = [];
  const query = vi.fn<() => Promise<{ name: string; removed: number | null }[]>>();
  query.mockResolvedValueOnce([{ name: 'account', removed: 2 }]);
  query.mockRejectedValueOnce(new Error('no database'));
  query.mockResolvedValueOnce([{ name: 'permission denied', removed: null }]);
  query.mockResolvedValue([]);
  const stop = startRetentionTimer({ backend: { query: query as never }, log: (line) => void lines.push(line) });

  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual(['Deleted expired data: account: 2.']);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(lines.at(-1)).toBe('Expired data could not be deleted: no database');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(lines.at(-1)).toBe('Expired data could not be deleted: permission denied');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(query).toHaveBeenCalledTimes(4);
  expect(lines).toHaveLength(3);

  stop();
  expect(vi.getTimerCount()).toBe(0);
});
