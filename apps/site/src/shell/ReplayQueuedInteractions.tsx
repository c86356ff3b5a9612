import { useEffect, useLayoutEffect } from 'react';
import { islandHydratedEvent, hydrateIslands } from '@podium/ui/Island/Island';
import {
  type FormField,
  isDehydrated,
  isFormField,
  type QueuedInteractions,
  replacementOf,
  replayQueuedInteractions,
} from './queuedInteractions.ts';

/**
 * Replays the interactions that came before hydration (starter.ts). Rendered beside the page, inside its Suspense
 * boundary: a press that is replayed before the page is hydrated would be lost.
 */
export function ReplayQueuedInteractions() {
  // A layout effect runs in the commit that hydrates the page. React handles later interactions, so none may be queued.
  useLayoutEffect(() => {
    if (window.podiumQueue) window.podiumQueue.isHydrated = true;
  }, []);

  useEffect(() => {
    const queue = window.podiumQueue;
    if (!queue) return undefined;
    // Not within an effect: React hydrates a boundary for a press, but not while it renders. One replay at a time.
    let replayed = Promise.resolve();
    const replay = (part: Element) => {
      replayed = replayed.then(() => replayAndHydrate(queue, part));
    };
    replay(document.body);

    let focused: FormField | undefined;
    const noteFocus = ({ target }: Event) => {
      focused = isFormField(target) && isDehydrated(target) ? target : undefined;
    };
    const handleHydrated = ({ target }: Event) => {
      const part = target as Element;
      if (focused && !focused.isConnected) {
        if (document.activeElement === document.body) replacementOf(focused, part)?.focus({ preventScroll: true });
        focused = undefined;
      }
      replay(part);
    };
    // React stops the event in a dehydrated island.
    window.addEventListener('focusin', noteFocus, true);
    document.addEventListener(islandHydratedEvent, handleHydrated);
    return () => {
      window.removeEventListener('focusin', noteFocus, true);
      document.removeEventListener(islandHydratedEvent, handleHydrated);
    };
  }, []);
  return null;
}

/** Hydrates the island with the queued interaction, even if the pointer and focus have left it. */
async function replayAndHydrate(queue: QueuedInteractions, part: Element): Promise<void> {
  await replayQueuedInteractions(queue, part);
  if (queue.last) hydrateIslands(queue.last);
}
