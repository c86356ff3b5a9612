import { formatEventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import { paths } from './paths.ts';

export const summitDays = { date: '2026-05-21', endDate: '2026-05-23' };

/** The fixed banner at the top of every public page (REQ-BAN-1). */
export const banner = {
  label: 'Event announcement',
  event: 'Legacy Summit, Amsterdam',
  dates: formatEventDays(summitDays),
  notice: 'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
  action: { label: 'SECURE YOUR SEAT', href: paths.summit },
  endDate: summitDays.endDate,
  pastEventNotice: pastEventText(summitDays),
};
