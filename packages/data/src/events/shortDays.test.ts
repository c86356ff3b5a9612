import { describe, expect, test } from 'vitest';
import { shortDays } from './shortDays.ts';

describe('shortDays(): the days of an event beside its title', () => {
  test.each([
    ['one day', '2025-09-04', '2025-09-04', { day: '04', month: 'Sep', year: '2025' }],
    ['several days', '2025-09-11', '2025-09-12', { day: '11', month: 'Sep', year: '2025', lastDay: '12 Sep' }],
    ['across months', '2025-09-30', '2025-10-02', { day: '30', month: 'Sep', year: '2025', lastDay: '2 Oct' }],
    ['across years', '2025-12-31', '2026-01-01', { day: '31', month: 'Dec', year: '2025', lastDay: '1 Jan' }],
  ])('%s', (_case, date, endDate, short) => {
    expect(shortDays({ date, endDate })).toEqual(short);
  });

  test('follows the locale', () => {
    expect(shortDays({ date: '2026-05-04', endDate: '2026-10-05' }, 'fr')).toEqual({
      day: '04',
      month: 'mai',
      year: '2026',
      lastDay: '5 oct.',
    });
    expect(shortDays({ date: '2026-10-12', endDate: '2026-10-13' }, 'de-DE')).toMatchObject({ lastDay: '13. Okt.' });
    expect(shortDays({ date: '2026-10-12', endDate: '2026-10-13' }, 'en-US')).toMatchObject({ lastDay: '13 Oct' });
  });

  test('every month has its three letters', () => {
    const months = Array.from({ length: 12 }, (_, index) => {
      const day = `2026-${String(index + 1).padStart(2, '0')}-05`;
      return shortDays({ date: day, endDate: day }).month;
    });
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });
});
