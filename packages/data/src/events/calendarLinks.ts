import type { CalendarEntry } from './calendarEntry.ts';
import { dayAfter } from './calendarDays.ts';

/** A space becomes '%20': not every calendar reads '+' as one. */
function address(base: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}

/**
 * Opens the form for a new event at Google Calendar (specification §7, 'Add to Calendar'). All-day: the end is the day
 * after the last one, which leaves the last day whole.
 */
export function googleCalendarLink({ title, startsOn, endsOn, location, details }: CalendarEntry): string {
  const dates = [startsOn, dayAfter(endsOn)].map((day) => day.replaceAll('-', '')).join('/');
  return address('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates,
    location,
    details,
  });
}

/** The same at Outlook on the web. */
export function outlookCalendarLink({ title, startsOn, endsOn, location, details }: CalendarEntry): string {
  return address('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsOn,
    enddt: dayAfter(endsOn),
    allday: 'true',
    location,
    body: details,
  });
}
