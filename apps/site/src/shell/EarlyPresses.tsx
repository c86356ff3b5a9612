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
    // Not within an effect: what is not hydrated yet is hydrated for a press, but not while React is at work.
    const repeat = () => queueMicrotask(() => repeatEarlyIntent(early));
    repeat();
    document.addEventListener(islandAwakeEvent, repeat);
    return () => document.removeEventListener(islandAwakeEvent, repeat);
  }, []);
  return null;
}
