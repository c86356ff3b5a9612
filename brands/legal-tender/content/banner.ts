import { paths } from '../pages.ts';
import { pastEvent } from '../../standard/pastEvent.ts';
import { summitFacts } from './summitFacts.ts';

/** The fixed banner at the top of every public page (REQ-BAN-1). */
export const banner = {
  label: 'Event announcement',
  event: summitFacts.name,
  days: summitFacts.days,
  notice: 'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
  action: { label: 'SECURE YOUR SEAT', href: paths.summit },
  pastEvent,
};
