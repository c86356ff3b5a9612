import type { CalendarEntry } from './calendarEntry.ts';
import { dayAfter } from './calendarDays.ts';

/** Encodes a space as '%20': some calendars do not decode '+'. */
function address(base: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}

/** Google Calendar's form for a new event (REQ-CAL-4). The end of an all-day event is exclusive: the day after. */
export function googleCalendarLink({ title, date, endDate, location, details }: CalendarEntry): string {
  const dates = [date, dayAfter(endDate)].map((day) => day.replaceAll('-', '')).join('/');
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates,
    location,
    details,
  });
}

export function outlookCalendarLink({ title, date, endDate, location, details }: CalendarEntry): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: date,
    enddt: dayAfter(endDate),
    allday: 'true',
    location,
    body: details,
  });
}
