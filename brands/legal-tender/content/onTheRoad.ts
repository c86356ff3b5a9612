import { sectionLinks } from '@podium/data/schemas/site.ts';
import { availability } from './availability.ts';
import { brand } from './brand.ts';
import { onTheRoadTexts } from '../../standard/eventTexts.ts';
import { pages } from '../pages.ts';
import { site } from '../site.ts';
import { events } from './events.ts';

const [invite] = sectionLinks(site, pages, [
  { label: `Invite ${brand.shortName} to Your Event`, section: 'calendar', page: 'calendar' },
]);

/** The floating button and its drawer (REQ-HOME-4). */
export const onTheRoad = {
  ...onTheRoadTexts,
  trigger: 'On the Road',
  heading: 'Upcoming Speaking Events',
  events: events.filter(({ featured }) => featured),
  availability,
  /** Closes the drawer and scrolls to the calendar. */
  invite,
};
