import { anchors } from '@podium/data/content/anchors';
import { onTheRoad } from '@podium/data/content/onTheRoad';
import { OnTheRoad } from '@podium/sections/OnTheRoad/OnTheRoad';
import { focusQuietly } from '../shell/focusHeading.ts';

function goToCalendar(): void {
  const calendar = document.getElementById(anchors.calendar);
  if (!calendar) return;
  calendar.scrollIntoView();
  focusQuietly(calendar);
}

/** The floating button; whoever wants to invite is brought to the calendar (specification §2). */
export function Road() {
  return <OnTheRoad content={onTheRoad} onInvite={goToCalendar} />;
}
