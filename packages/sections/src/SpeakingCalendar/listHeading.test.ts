import { describe, expect, test } from 'vitest';
import { noEventFilter } from '@podium/data/events/eventFilter.ts';
import { calendarTexts } from '@podium/brands/standard/eventTexts.ts';
import { dayHeading, listHeading } from './listHeading.ts';

const texts = calendarTexts.list;
const day = (date: string, endDate = date) => ({ date, endDate });
const september = day('2025-09-04');
const vienna = day('2025-09-11', '2025-09-12');
const december = day('2025-12-03', '2025-12-04');
const newYear = day('2025-12-31', '2026-01-01');

describe('REQ-CAL-7: the heading says what is listed', () => {
  test.each([
    ['on the last day', [vienna, december], 1, '2025-09-12', 'Next one of two'],
    ['between them', [september, vienna, december], 2, '2025-09-05', 'First two of three, 2025'],
    ['one', [december], 1, '2025-08-01', 'One event, 2025'],
    ['two years', [december, newYear], 1, '2030-01-01', 'First one of two, 2025-2026'],
  ])('%s', (_case, matching, count, today, heading) => {
    const listed = matching.slice(0, count);
    expect(listHeading(texts, { matching, listed, today, filter: noEventFilter }, 'en')).toBe(heading);
  });

  test.each([
    [{ topics: [], region: 'Europe' }, 'First one of three in Europe, 2025'],
    [{ topics: ['AI'], region: null }, 'First one of three on AI, 2025'],
    [{ topics: ['AI', 'M&A'], region: 'GCC' }, 'First one of three on AI or M&A in GCC, 2025'],
  ])('with the choice %o', (filter, heading) => {
    const state = { matching: [september, vienna, december], listed: [september], today: '2026-02-02' };
    expect(listHeading(texts, { ...state, filter }, 'en')).toBe(heading);
  });

  test('for a chosen day', () => {
    expect(dayHeading(texts, [december, december], '2025-12-03', 'en-GB')).toBe('3 December 2025: two events');
  });

  test('large numbers are figures', () => {
    const matching = Array.from({ length: 1200 }, () => december);
    const state = { matching, listed: [december], filter: noEventFilter, today: '2026-02-02' };
    expect(listHeading(texts, state, 'en')).toBe('First one of 1,200, 2025');
  });
});
