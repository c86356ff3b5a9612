/** An all-day event: calendar days without a time zone, 'YYYY-MM-DD' (rulings, 'Events'). */
export interface EventDays {
  startsOn: string;
  /** The last day; equal to `startsOn` for an event of one day. */
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

/** How a day is written, and what stands between days of one month. */
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

/** 'May 21-23, 2026', as the specification writes it in the banner. */
export function formatEventDays(days: EventDays): string {
  return formatDays(days, monthFirst);
}

/** '21-23 May 2026', as the specification writes it among the facts of the summit. */
export function formatEventDaysDayFirst(days: EventDays): string {
  return formatDays(days, dayFirst);
}

/** The moment the first day begins where the visitor is, in milliseconds since the epoch. */
export function startOfEvent({ startsOn }: EventDays): number {
  const { year, month, day } = readDay(startsOn);
  return new Date(year, month - 1, day).getTime();
}

/** The moment the last day is over where the visitor is, in milliseconds since the epoch. */
export function endOfEvent({ endsOn }: EventDays): number {
  const { year, month, day } = readDay(endsOn);
  return new Date(year, month - 1, day + 1).getTime();
}

/** The quiet note beside an event that is over (rulings, 'Dates now past'). */
export function pastEventNote(days: EventDays): string {
  return `This event took place on ${formatEventDays(days)}`;
}
