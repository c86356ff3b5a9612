import { dayFormat } from './calendarDays.ts';

/** When a step usually follows: some working days, or some weeks and then the next Friday. */
export type StepDelay = { workingDays: number } | { weeks: number };

const FRIDAY = 5;

/** The day, 'YYYY-MM-DD', of a step that begins on `day`. Working days are Monday to Friday. */
export function dayOfStep(day: string, delay: StepDelay): string {
  const date = new Date(day);
  if ('weeks' in delay) {
    date.setUTCDate(date.getUTCDate() + 7 * delay.weeks);
    while (date.getUTCDay() !== FRIDAY) date.setUTCDate(date.getUTCDate() + 1);
  } else {
    for (let left = delay.workingDays; left > 0;) {
      date.setUTCDate(date.getUTCDate() + 1);
      if (date.getUTCDay() % 6 !== 0) left -= 1;
    }
  }
  return date.toISOString().slice(0, 10);
}

/** Formats a day as '9 Dec', or with the year if `today` is in another year. */
export function formatStepDay(day: string, today: string, locale: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return dayFormat(locale, { day: 'numeric', month: 'short', year }).format(new Date(day));
}
