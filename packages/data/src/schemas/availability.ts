import * as z from 'zod/mini';
import { daysInMonth } from '../events/calendarDays.ts';
import { nonEmptyText } from './brand.ts';

/** A quarter of a year in which the speaker can be asked for, or is held for somebody. */
export const quarterSchema = z.strictObject({
  year: z.int(),
  /** 1 to 4. */
  quarter: z.int().check(z.minimum(1), z.maximum(4)),
  status: z.enum(['open', 'held']),
  /** What else to know: 'Not in August'. */
  note: z.optional(nonEmptyText),
});
export type Quarter = z.infer<typeof quarterSchema>;

/** The months of a quarter, 'YYYY-MM', from the first to the last. */
export function monthsOfQuarter({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): [first: string, last: string] {
  const month = (number: number) => `${year}-${String(number).padStart(2, '0')}`;
  return [month(3 * quarter - 2), month(3 * quarter)];
}

/** The last day of a quarter, 'YYYY-MM-DD'. */
export function endOfQuarter(quarter: Pick<Quarter, 'year' | 'quarter'>): string {
  const [, month] = monthsOfQuarter(quarter);
  return `${month}-${daysInMonth(month)}`;
}

/** The quarters that are not over on a day, 'YYYY-MM-DD'. */
export function quartersAhead(quarters: readonly Quarter[], today: string): Quarter[] {
  return quarters.filter((quarter) => endOfQuarter(quarter) >= today);
}
