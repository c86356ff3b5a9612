import { anchors } from '@podium/data/content/anchors';
import { onTheRoad } from '@podium/data/content/onTheRoad';
import { OnTheRoad } from '@podium/sections/OnTheRoad/OnTheRoad';
import { goToAnchor } from '../shell/scrolling.ts';

/** The floating button; whoever wants to invite is brought to the calendar (specification §2). */
export function Road() {
  return <OnTheRoad content={onTheRoad} onInvite={() => goToAnchor(anchors.calendar)} />;
}
