import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOutboxWorker } from './outboxWorker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(isDue = true) {
  const lines: string[] = [];
  const query = vi.fn<() => Promise<{ is_due: boolean }[]>>(async () => [{ is_due: isDue }]);
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response());
  const backend = { query: query as never };
  const log = (line: string) => void lines.push(line);
  const stop = startOutboxWorker({ backend, functions: { fetch }, siteUrl: 'http://localhost', secret: 's', log });
  return { lines, query, fetch, stop };
}

it('calls the function only while mail is due', async () => {
  const { query, fetch, stop } = start(false);
  await vi.advanceTimersByTimeAsync(9000);
  expect(query).toHaveBeenCalledTimes(3);
  expect(fetch).not.toHaveBeenCalled();
  stop();
});

it('does not run twice at once', async () => {
  const { fetch, stop } = start();
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(promise);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  resolve(new Response());
  await vi.advanceTimersByTimeAsync(3000);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

it('continues after a failure and logs it', async () => {
  const { lines, query, fetch, stop } = start();
  query.mockRejectedValueOnce(new Error('no database'));
  fetch.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(9000);
  expect(lines).toEqual([
    'Mail could not be sent and will be retried: no database',
    'Mail could not be sent and will be retried: the outbox worker answered 503',
  ]);
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});
