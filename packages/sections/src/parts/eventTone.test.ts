import { describe, expect, test } from 'vitest';
import { eventTone, isUndecided } from './eventTone.ts';

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

describe('REQ-DAY-1: a status that leaves open whether the event takes place', () => {
  test.each([
    ['pending', true],
    ['tentative', true],
    ['confirmed', false],
    ['private', false],
  ])('%s', (status, isOpen) => {
    expect(isUndecided(status)).toBe(isOpen);
  });
});
