import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOutboxWorker, startRetention } from './jobs.ts';

let lines: string[];
const log = (line: string) => void lines.push(line);

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('REQ-FORM-4: the outbox worker runs only while mail is due, never twice at once, and also after a failure', async () => {
  const query = vi.fn<() => Promise<{ is_due: boolean }[]>>(async () => [{ is_due: true }]);
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response());
  const backend = { query: query as never };
  const stop = startOutboxWorker({ backend, functions: { fetch }, siteUrl: 'http://localhost', secret: 's', log });

  query.mockResolvedValueOnce([{ is_due: false }]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetch).not.toHaveBeenCalled();

  query.mockRejectedValueOnce(new Error('no database'));
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(6000);
  expect(lines).toEqual([
    'Mail could not be sent and will be retried: no database',
    'Mail could not be sent and will be retried: the outbox worker answered 503',
  ]);

  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(promise);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  resolve(new Response());
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('REQ-PRIV-2: expired data is deleted a minute after the start and every day, also after a failure', async () => {
  const query = vi.fn<() => Promise<{ name: string; removed: number | null }[]>>(async () => []);
  const stop = startRetention({ query: query as never }, log);
  query.mockResolvedValueOnce([{ name: 'account', removed: 2 }]);
  query.mockResolvedValueOnce([{ name: 'permission denied', removed: null }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toEqual(['Deleted expired data: account: 2.']);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(lines.at(-1)).toBe('Expired data could not be deleted: permission denied');
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(query).toHaveBeenCalledTimes(3);
  stop();
});
