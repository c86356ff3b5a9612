import { anchors } from '@podium/brand/content/anchors.ts';
import { onTheRoad } from '@podium/brand/content/onTheRoad.ts';
import { OnTheRoad as OnTheRoadSection } from '@podium/sections/OnTheRoad/OnTheRoad';
import { goToAnchor } from '../shell/scrolling.ts';

/** The floating button. Its drawer's button scrolls to the calendar (REQ-HOME-4). */
export function OnTheRoad() {
  return <OnTheRoadSection content={onTheRoad} onInvite={() => goToAnchor(anchors.calendar)} />;
}
