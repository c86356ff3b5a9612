import { describe, expect, test } from 'vitest';
import { shortDays } from './shortDays.ts';

describe('shortDays(): the days of an event beside its title, with the year', () => {
  test.each([
    ['one day', '2025-09-04', '2025-09-04', { days: '4', month: 'Sep 2025' }],
    ['several days', '2025-09-11', '2025-09-12', { days: '11-12', month: 'Sep 2025' }],
    ['across months', '2025-09-30', '2025-10-02', { days: '30-2', month: 'Sep-Oct 2025' }],
    ['across years', '2025-12-31', '2026-01-01', { days: '31-1', month: 'Dec 2025-Jan 2026' }],
  ])('%s', (_case, date, endDate, short) => {
    expect(shortDays({ date, endDate })).toEqual(short);
  });

  test('follows the locale', () => {
    expect(shortDays({ date: '2026-05-04', endDate: '2026-10-05' }, 'fr')).toEqual({
      days: '4–5',
      month: 'mai–oct. 2026',
    });
  });
});
