import { anchors } from '@podium/data/schemas/site.ts';
import { brand } from './brand.ts';
import { eventStatuses } from '../../standard/eventStatuses.ts';
import { lastDay, pastEvent } from '../../standard/eventTexts.ts';
import { roadEvents } from './events.ts';

/** The floating button and its drawer (REQ-HOME-4). */
export const onTheRoad = {
  trigger: 'On the Road',
  heading: 'Upcoming Speaking Events',
  events: roadEvents,
  statuses: eventStatuses,
  lastDay,
  pastEvent,
  /** Closes the drawer and scrolls to the section with this id. */
  invite: { label: `Invite ${brand.shortName} to Your Event`, anchor: anchors.calendar },
  close: 'Close',
};
