import { anchors } from '@podium/data/schemas/site.ts';
import { availability } from './availability.ts';
import { brand } from './brand.ts';
import { onTheRoadTexts } from '../../standard/eventTexts.ts';
import { events } from './events.ts';

/** The floating button and its drawer (REQ-HOME-4). */
export const onTheRoad = {
  ...onTheRoadTexts,
  trigger: 'On the Road',
  heading: 'Upcoming Speaking Events',
  events: events.filter(({ featured }) => featured),
  availability,
  /** Closes the drawer and scrolls to the section with this id. */
  invite: { label: `Invite ${brand.shortName} to Your Event`, anchor: anchors.calendar },
};
