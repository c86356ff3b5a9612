import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useClock } from '../../clock/Clock.tsx';
import { reducedMotion } from '../../theme/media.css.ts';

export type Slides = ReturnType<typeof useSlides>;

/** An index among `count`, which wraps around at both ends. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Manages which of `count` slides is visible; advances every `intervalMs` milliseconds unless paused. */
export function useSlides(count: number, intervalMs: number) {
  const clock = useClock();
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const mayMove = useMayMove();

  const isAdvancing = count > 1 && mayMove && !isPaused && !isHovered && !hasFocus;

  // A manually chosen slide also stays for its full time.
  useEffect(() => {
    if (!isAdvancing) return undefined;
    return clock.after(intervalMs, () => setShown(wrapped(shown + 1, count)));
  }, [clock, count, intervalMs, isAdvancing, shown]);

  return {
    count,
    index: wrapped(shown, count),
    show: (index: number) => setShown(wrapped(index, count)),
    isPaused,
    togglePause: () => {
      setPaused(!isPaused);
      // Play resumes although pointer and focus are still on the button.
      setHovered(false);
      setFocus(false);
    },
    isAdvancing,
    /** Props of the root: hover and focus pause the carousel. */
    holdProps: {
      // Touch has no hover, so it never ends.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A mouse press leaves focus on the button after the pointer has left.
      onFocus: ({ target }: FocusEvent) => setFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
  };
}

/** Whether automatic motion is allowed: the page is visible and reduced motion is off. False in prerendered pages. */
function useMayMove(): boolean {
  return useSyncExternalStore(subscribe, isMotionAllowed, () => false);
}

function isMotionAllowed(): boolean {
  return document.visibilityState === 'visible' && !window.matchMedia(reducedMotion).matches;
}

function subscribe(onChange: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('visibilitychange', onChange, { signal });
  window.matchMedia(reducedMotion).addEventListener('change', onChange, { signal });
  return () => end.abort();
}
