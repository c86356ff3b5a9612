import type { Quarter } from '@podium/data/schemas/availability.ts';

/** The quarters that can be requested when all events are past. A test fails once the year of one of them is over. */
export const availability: readonly Quarter[] = [
  { year: 2028, quarter: 1, status: 'open' },
  { year: 2028, quarter: 2, status: 'held', note: 'A cruise, back in June' },
  { year: 2028, quarter: 3, status: 'open' },
  { year: 2028, quarter: 4, status: 'open', note: 'Not in December' },
];
