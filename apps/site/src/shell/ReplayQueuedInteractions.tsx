import { useEffect, useLayoutEffect } from 'react';
import { islandHydratedEvent, hydrateIslands } from '@podium/ui/Island/Island';
import { replayQueuedInteractions, type QueuedInteractions } from './queuedInteractions.ts';

/**
 * Replays the interactions that came before hydration (starter.ts). Rendered beside the page, inside its Suspense
 * boundary: a press that is replayed before the page is hydrated would be lost.
 */
export function ReplayQueuedInteractions() {
  // In the commit that hydrates the page: later interactions are handled by React and must not be queued.
  useLayoutEffect(() => {
    if (window.podiumQueue) window.podiumQueue.isHydrated = true;
  }, []);

  useEffect(() => {
    const queue = window.podiumQueue;
    if (!queue) return undefined;
    // Not within an effect: React hydrates a boundary for a press, but not while it renders. One replay at a time.
    let replayed = Promise.resolve();
    const replay = () => {
      replayed = replayed.then(() => replayAndHydrate(queue));
    };
    replay();
    document.addEventListener(islandHydratedEvent, replay);
    return () => document.removeEventListener(islandHydratedEvent, replay);
  }, []);
  return null;
}

/** Hydrates the island with the queued interaction, even if the pointer and focus have left it. */
async function replayAndHydrate(queue: QueuedInteractions): Promise<void> {
  await replayQueuedInteractions(queue);
  if (queue.last) hydrateIslands(queue.last);
}
