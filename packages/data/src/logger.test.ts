import { afterEach, expect, test, vi } from 'vitest';
import { LOG_PREFIX, logMessages, logWarning } from './logger.ts';

afterEach(() => void vi.restoreAllMocks());

test('REQ-LOG-1: the logger writes one console warning with a constant prefix', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  logWarning(logMessages.pageNotFound, '/nowhere');
  logWarning(logMessages.profileNotCreated);
  expect(warn.mock.calls).toEqual([
    [LOG_PREFIX, 'No page at this path', '/nowhere'],
    [LOG_PREFIX, 'The profile could not be created'],
  ]);
});
