/** An all-day event: calendar days without a time zone, 'YYYY-MM-DD' (REQ-CAL-4). */
export interface EventDays {
  startsOn: string;
  /** Last day; equals `startsOn` for a one-day event. */
  endsOn: string;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Day {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
}

function readDay(text: string): Day {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year || !month || !day) {
    throw new Error(`Not a day: ${text}`);
  }
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** Format of a day and of a range of days. */
interface DayOrder {
  dayOf: (day: Day) => string;
  spanOf: (start: Day, end: Day) => string;
  dated: (days: string, year: number) => string;
}

const monthFirst: DayOrder = {
  dayOf: ({ month, day }) => `${MONTHS[month - 1]} ${day}`,
  spanOf: (start, end) => `${monthFirst.dayOf(start)}-${end.day}`,
  dated: (days, year) => `${days}, ${year}`,
};

const dayFirst: DayOrder = {
  dayOf: ({ month, day }) => `${day} ${MONTHS[month - 1]}`,
  spanOf: (start, end) => `${start.day}-${dayFirst.dayOf(end)}`,
  dated: (days, year) => `${days} ${year}`,
};

function formatDays({ startsOn, endsOn }: EventDays, { dayOf, spanOf, dated }: DayOrder): string {
  const start = readDay(startsOn);
  const end = readDay(endsOn);
  if (startsOn === endsOn) {
    return dated(dayOf(start), start.year);
  }
  if (start.year !== end.year) {
    return `${dated(dayOf(start), start.year)} - ${dated(dayOf(end), end.year)}`;
  }
  if (start.month !== end.month) {
    return dated(`${dayOf(start)} - ${dayOf(end)}`, end.year);
  }
  return dated(spanOf(start, end), end.year);
}

/** 'May 21-23, 2026', as in the banner. */
export function formatEventDays(days: EventDays): string {
  return formatDays(days, monthFirst);
}

/** '21-23 May 2026', as in the summit's facts. */
export function formatEventDaysDayFirst(days: EventDays): string {
  return formatDays(days, dayFirst);
}

/** Start of the first day in local time, in milliseconds since the epoch. */
export function startOfEvent({ startsOn }: EventDays): number {
  const { year, month, day } = readDay(startsOn);
  return new Date(year, month - 1, day).getTime();
}

/** End of the last day in local time, in milliseconds since the epoch. */
export function endOfEvent({ endsOn }: EventDays): number {
  const { year, month, day } = readDay(endsOn);
  return new Date(year, month - 1, day + 1).getTime();
}

/** Note beside a past event (REQ-DAY-1). */
export function pastEventText(days: EventDays): string {
  return `This event took place on ${formatEventDays(days)}`;
}
