import { expect, test } from 'vitest';
import { swipeStep } from './swipeStep.ts';

test.for([
  ['left-to-right: a swipe to the left shows the next slide', -40, 0, 'ltr', 1],
  ['left-to-right: a swipe to the right shows the previous slide', 40, 0, 'ltr', -1],
  ['right-to-left: a swipe to the right shows the next slide', 40, 0, 'rtl', 1],
  ['right-to-left: a swipe to the left shows the previous slide', -40, 0, 'rtl', -1],
  ['a swipe shorter than 40 px is ignored', -39, 0, 'ltr', 0],
  ['a swipe twice as wide as high counts', -100, 50, 'ltr', 1],
  ['a steeper swipe is ignored, because it scrolls the page', -100, 51, 'ltr', 0],
  ['a vertical swipe is ignored', 0, 300, 'rtl', 0],
] as const)('%s', ([, dx, dy, direction, step]) => {
  expect(swipeStep(dx, dy, direction)).toBe(step);
});
