import type { Quarter } from '../schemas/availability.ts';
import { daysInMonth } from './calendarDays.ts';

/** The first and the last month of a quarter, 'YYYY-MM'. */
export function monthsOfQuarter({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): [first: string, last: string] {
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return [month(3 * quarter - 2), month(3 * quarter)];
}

export function endOfQuarter(quarter: Pick<Quarter, 'year' | 'quarter'>): string {
  const [, month] = monthsOfQuarter(quarter);
  return `${month}-${daysInMonth(month)}`;
}

/** The quarters that end on `today` ('YYYY-MM-DD') or later. */
export function quartersAhead(quarters: readonly Quarter[], today: string): Quarter[] {
  return quarters.filter((quarter) => endOfQuarter(quarter) >= today);
}
