import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { useClock } from '../../clock/Clock.tsx';
import { carouselIndex } from '../carouselIndex.ts';
import { useMayMove } from './useMayMove.ts';

/** What the carousel and its controls share. */
export interface Slides {
  count: number;
  /** The place of the slide in view, from 0. */
  index: number;
  /** Shows the slide at a place; places before the first and after the last go round. */
  show: (index: number) => void;
  /** Whether the visitor has stopped the carousel. */
  isPaused: boolean;
  togglePause: () => void;
  /** Whether the next slide will come by itself. */
  isAdvancing: boolean;
  /** For the root: pointer and keyboard hold the carousel as long as they are in it. */
  holdProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Which of `count` slides is in view; the next comes every `intervalMs` milliseconds while nothing holds it. */
export function useSlides(count: number, intervalMs: number): Slides {
  const clock = useClock();
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const mayMove = useMayMove();

  const isAdvancing = count > 1 && mayMove && !isPaused && !isHovered && !hasFocus;

  // A slide that was chosen by hand stays its full time too.
  useEffect(() => {
    if (!isAdvancing) return undefined;
    return clock.after(intervalMs, () => setShown(carouselIndex(shown, 1, count)));
  }, [clock, count, intervalMs, isAdvancing, shown]);

  return {
    count,
    index: carouselIndex(shown, 0, count),
    show: (index) => setShown(carouselIndex(index, 0, count)),
    isPaused,
    togglePause() {
      setPaused(!isPaused);
      // Who presses Play wants it to go on, although pointer and focus are still on the button.
      setHovered(false);
      setFocus(false);
    },
    isAdvancing,
    holdProps: {
      // A finger has no way to leave.
      onPointerEnter: ({ pointerType }) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A press with the mouse leaves its focus behind long after the hand has gone.
      onFocus: ({ target }) => setFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      },
    },
  };
}
