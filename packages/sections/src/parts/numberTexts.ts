import type { EventDays } from '@podium/data/schemas/eventDates.ts';

/** A number as a word, where there is one for it. `numbers` are the words from zero. */
export function numberWord({ numbers }: { numbers: readonly string[] }, count: number): string | number {
  return numbers[count] ?? count;
}

/** The years of the events: '2025' or '2025-2026'. */
export function yearsOf(events: readonly EventDays[]): string {
  const years = events.flatMap(({ date, endDate }) => [date.slice(0, 4), endDate.slice(0, 4)]).toSorted();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  return first === last ? first : `${first}-${last}`;
}

export function withCapital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
