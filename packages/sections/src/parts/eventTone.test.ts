import { describe, expect, test } from 'vitest';
import { eventTone } from './eventTone.ts';

describe('REQ-CAL-3: tone of an event status', () => {
  test.each([
    ['confirmed', 'success'],
    ['pending', 'warning'],
    ['tentative', 'info'],
    ['private', 'neutral'],
    ['sold out', 'neutral'],
    ['toString', 'neutral'],
  ])('%s', (status, tone) => {
    expect(eventTone(status)).toBe(tone);
  });
});
