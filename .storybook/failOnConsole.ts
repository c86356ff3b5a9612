import { afterEach, beforeEach, vi, expect } from 'vitest';

/** Fails a story that logs an error or a warning (REQ-LOG-1). */
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const consoleMessages = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls);
  vi.restoreAllMocks();
  expect(consoleMessages, 'the story logged errors or warnings').toEqual([]);
});
