import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/media.css.ts';

/** Whether automatic motion is allowed: the page is visible and reduced motion is off. False in prerendered pages. */
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
