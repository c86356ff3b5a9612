import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/media.css.ts';

/**
 * Whether something may move by itself now: the page is in view and its visitor has not asked for less motion. Not in
 * prerendered pages.
 */
export function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => false);
}

function mayMove(): boolean {
  return document.visibilityState === 'visible' && !window.matchMedia(reducedMotion).matches;
}

function subscribe(onChange: () => void): () => void {
  const motion = window.matchMedia(reducedMotion);
  document.addEventListener('visibilitychange', onChange);
  motion.addEventListener('change', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    motion.removeEventListener('change', onChange);
  };
}
