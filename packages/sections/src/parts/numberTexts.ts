import type { EventDays } from '@podium/data/schemas/eventDates.ts';

export interface NumberTexts {
  /** Numbers from zero as words. Larger ones are written in figures. */
  numbers: readonly string[];
}

export function numberWord({ numbers }: NumberTexts, count: number): string | number {
  return numbers[count] ?? count;
}

/** '2025', or '2025-2026'. */
export function yearsOf(events: readonly EventDays[]): string {
  return yearSpan(events.flatMap(({ date, endDate }) => [date.slice(0, 4), endDate.slice(0, 4)]));
}

export function yearSpan(years: readonly (string | number)[]): string {
  const inOrder = years.map(String).toSorted();
  const [first = '', last = ''] = [inOrder[0], inOrder.at(-1)];
  return first === last ? first : `${first}-${last}`;
}

export function withCapital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
