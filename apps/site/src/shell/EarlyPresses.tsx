import { useEffect, useLayoutEffect } from 'react';
import { islandAwakeEvent, wakeIslands } from '@podium/ui/Island/Island';
import { repeatEarlyIntent, type EarlyIntent } from './earlyIntent.ts';

/**
 * Repeats what was done too early (starter.ts). Stands beside the page, inside its Suspense boundary: a press that is
 * repeated before the page has been hydrated would be lost for good.
 */
export function EarlyPresses() {
  // In the very commit that makes the page answer: what comes after it must not be kept as too early.
  useLayoutEffect(() => {
    if (window.podiumEarly) window.podiumEarly.isUp = true;
  }, []);

  useEffect(() => {
    const early = window.podiumEarly;
    if (!early) return undefined;
    // Not within an effect: what is not hydrated yet is hydrated for a press, but not while React is at work. And not while
    // another repetition is under way.
    let repetition = Promise.resolve();
    const repeat = () => {
      repetition = repetition.then(() => repeatAndWake(early));
    };
    repeat();
    document.addEventListener(islandAwakeEvent, repeat);
    return () => document.removeEventListener(islandAwakeEvent, repeat);
  }, []);
  return null;
}

/** Whoever did something in an island may have turned away from it since. */
async function repeatAndWake(early: EarlyIntent): Promise<void> {
  await repeatEarlyIntent(early);
  for (const element of early.done) wakeIslands(element);
}
