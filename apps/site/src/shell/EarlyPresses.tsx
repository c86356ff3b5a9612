import { useEffect } from 'react';
import { islandAwakeEvent } from '@podium/ui/Island/Island';
import { repeatEarlyIntent } from './earlyIntent.ts';

/**
 * Repeats what was done too early (starter.ts). Stands beside the page, inside its Suspense boundary: a press that is
 * repeated before the page has been hydrated would be lost for good.
 */
export function EarlyPresses() {
  useEffect(() => {
    const early = window.podiumEarly;
    if (!early) return undefined;
    early.isUp = true;
    const repeat = () => repeatEarlyIntent(early);
    repeat();
    document.addEventListener(islandAwakeEvent, repeat);
    return () => document.removeEventListener(islandAwakeEvent, repeat);
  }, []);
  return null;
}
