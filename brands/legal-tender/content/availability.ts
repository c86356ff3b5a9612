import type { Quarter } from '@podium/data/schemas/availability.ts';

/** The quarters that can be requested when all events are past. A test fails once the year of one of them is over. */
export const availability: readonly Quarter[] = [
  { year: 2027, quarter: 1, status: 'held', note: 'Two dates left in March' },
  { year: 2027, quarter: 2, status: 'open' },
  { year: 2027, quarter: 3, status: 'open', note: 'Not in August' },
  { year: 2027, quarter: 4, status: 'held', note: 'Until 15 January' },
];
