import { afterEach, describe, expect, test, vi } from 'vitest';
import { localDay } from './localDay.ts';

describe('REQ-DAY-1: localDay', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.for([
    ['Europe/Berlin', '2026-05-21'],
    ['America/Toronto', '2026-05-20'],
    ['Pacific/Kiritimati', '2026-05-21'],
    ['Pacific/Pago_Pago', '2026-05-20'],
  ] as const)('is the date in the local time zone: %s', ([zone, day]) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(Date.parse('2026-05-20T22:30:00Z'))).toBe(day);
  });
});
