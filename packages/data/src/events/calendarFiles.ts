/** Address of the feed of all events (REQ-CAL-4). */
export const calendarFeedFile = '/calendar.ics';

export function eventFile(id: string): string {
  return `/calendar/${id}.ics`;
}
