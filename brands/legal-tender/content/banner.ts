import { formatEventDays, pastEventText } from '@podium/data/schemas/eventDates.ts';
import { paths } from '../pages.ts';
import { pastEvent } from '../../standard/eventTexts.ts';
import { site } from '../site.ts';
import { summitFacts } from './summitFacts.ts';

/** The fixed banner at the top of every public page (REQ-BAN-1). */
export const banner = {
  label: 'Event announcement',
  event: summitFacts.name,
  dates: formatEventDays(summitFacts.days, site.locale),
  notice: 'TICKETS SELLING OUT - LIMITED SPOTS REMAINING',
  action: { label: 'SECURE YOUR SEAT', href: paths.summit },
  endDate: summitFacts.days.endDate,
  pastEventNotice: pastEventText(pastEvent, summitFacts.days, site.locale),
};
