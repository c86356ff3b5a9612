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

function monthAndDay({ month, day }: Day): string {
  return `${MONTHS[month - 1]} ${day}`;
}

/** 'May 21-23, 2026', as the specification writes it. */
export function formatEventDays({ startsOn, endsOn }: EventDays): string {
  const start = readDay(startsOn);
  const end = readDay(endsOn);
  if (startsOn === endsOn) {
    return `${monthAndDay(start)}, ${start.year}`;
  }
  if (start.year !== end.year) {
    return `${monthAndDay(start)}, ${start.year} - ${monthAndDay(end)}, ${end.year}`;
  }
  if (start.month !== end.month) {
    return `${monthAndDay(start)} - ${monthAndDay(end)}, ${end.year}`;
  }
  return `${monthAndDay(start)}-${end.day}, ${end.year}`;
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
