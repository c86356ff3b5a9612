import { useRef, type PointerEvent } from 'react';
import { swipeStep } from './swipeStep.ts';

interface SwipeProps {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Calls `onStep` with 1 or -1 on a swipe by finger or pen. A mouse selects text instead. */
export function useSwipe(onStep: (step: 1 | -1) => void): SwipeProps {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ currentTarget, clientX, clientY }) {
      if (!start.current) return;
      const direction = getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr';
      const step = swipeStep(clientX - start.current.x, clientY - start.current.y, direction);
      start.current = null;
      if (step !== 0) onStep(step);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
