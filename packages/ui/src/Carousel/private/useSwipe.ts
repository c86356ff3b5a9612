import { useRef, type PointerEvent } from 'react';

/** Minimum distance of a swipe, in CSS pixels. */
const reach = 40;

/**
 * Calls `onStep` with 1 or -1 on a swipe by finger or pen. Slides follow the finger, so from left to right a swipe to the
 * left shows the next one. A mostly vertical swipe scrolls the page, and a mouse selects text.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ currentTarget, clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [dx, dy] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) < reach || Math.abs(dx) < 2 * Math.abs(dy)) return;
      const isForward = dx < 0 === (getComputedStyle(currentTarget).direction === 'ltr');
      onStep(isForward ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
