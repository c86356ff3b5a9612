/** How far a finger goes before it means to turn the page, in CSS pixels. */
const reach = 40;

/**
 * Where a finger that moved by `dx`, `dy` CSS pixels leads: 1 to the next slide, -1 to the previous, 0 nowhere. Slides
 * follow the finger, so in a left-to-right page the next one is pulled in from the right; a stroke that goes more up or
 * down than sideways scrolls the page.
 */
export function swipeStep(dx: number, dy: number, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (Math.abs(dx) < reach || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 === (direction === 'ltr') ? 1 : -1;
}
