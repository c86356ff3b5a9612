import { formatEventDays, pastEventNote } from '../schemas/eventDates.ts';
import { paths } from './paths.ts';

/** When the summit takes place (specification §2). */
export const summitDays = { startsOn: '2026-05-21', endsOn: '2026-05-23' };

/** The fixed banner on top of every public page (specification §2, 'Event banner'). */
export const banner = {
  label: 'Event announcement',
  event: 'Legacy Summit, Amsterdam',
  dates: formatEventDays(summitDays),
  notice: 'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
  action: { label: 'SECURE YOUR SEAT', href: paths.summit },
  endsOn: summitDays.endsOn,
  pastNote: pastEventNote(summitDays),
};
