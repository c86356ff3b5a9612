import type { PluralTexts } from '../../locale/texts.tsx';

export const calendarTexts = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Follows the date of a day with events. */
  events: { one: '{count} event', other: '{count} events' } as PluralTexts,
};
