import { onTheRoad } from '@podium/brands/active/content.ts';
import { OnTheRoad } from '@podium/sections/OnTheRoad/OnTheRoad';
import { goToAnchor } from '../shell/scrolling.ts';

/** The floating button. Its drawer's button scrolls to the calendar (REQ-HOME-4). */
export function Section() {
  return <OnTheRoad content={onTheRoad} onInvite={goToAnchor} />;
}
