import { formatEventDays, pastEventText } from '../schemas/eventDates.ts';
import { paths } from './paths.ts';

export const summitDays = { startsOn: '2026-05-21', endsOn: '2026-05-23' };

/** The fixed banner at the top of every public page (REQ-BAN-1). */
export const banner = {
  label: 'Event announcement',
  event: 'Legacy Summit, Amsterdam',
  dates: formatEventDays(summitDays),
  notice: 'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
  action: { label: 'SECURE YOUR SEAT', href: paths.summit },
  endsOn: summitDays.endsOn,
  pastEventNotice: pastEventText(summitDays),
};
