/** Minimum distance of a swipe, in CSS pixels. */
const reach = 40;

/**
 * The step for a swipe by `dx`, `dy` CSS pixels: 1 next, -1 previous, 0 none. Slides follow the finger, so in a
 * left-to-right page a swipe to the left shows the next one. A mostly vertical swipe scrolls the page.
 */
export function swipeStep(dx: number, dy: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(dx) < reach || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 === (direction === 'ltr') ? 1 : -1;
}
