import { describe, expect, test } from 'vitest';
import { eventTone } from './eventTone.ts';

describe('REQ-CAL-3: tone of an event status', () => {
  test.each([
    ['confirmed', 'ok'],
    ['pending', 'warn'],
    ['tentative', 'info'],
    ['private', 'none'],
    ['sold out', 'none'],
    ['toString', 'none'],
  ])('%s', (status, tone) => {
    expect(eventTone(status)).toBe(tone);
  });
});
