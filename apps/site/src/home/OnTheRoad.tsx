import { onTheRoad } from '@podium/brands/active/content.ts';
import { anchors } from '@podium/data/schemas/site.ts';
import { OnTheRoad as OnTheRoadSection } from '@podium/sections/OnTheRoad/OnTheRoad';
import { goToAnchor } from '../shell/scrolling.ts';

/** The floating button. Its drawer's button scrolls to the calendar (REQ-HOME-4). */
export function OnTheRoad() {
  return <OnTheRoadSection content={onTheRoad} onInvite={() => goToAnchor(anchors.calendar)} />;
}
