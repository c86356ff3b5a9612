import { expect, test } from 'vitest';
import { swipeStep } from './swipeStep.ts';

test.for([
  ['pulls in the next from the right', -40, 0, 'ltr', 1],
  ['pulls in the previous from the left', 40, 0, 'ltr', -1],
  ['right to left the next comes from the left', 40, 0, 'rtl', 1],
  ['right to left the previous comes from the right', -40, 0, 'rtl', -1],
  ['a trembling finger means nothing', -39, 0, 'ltr', 0],
  ['a slanting stroke counts', -100, 50, 'ltr', 1],
  ['a stroke that scrolls the page does not', -100, 51, 'ltr', 0],
  ['nor does one straight down', 0, 300, 'rtl', 0],
] as const)('%s', ([, dx, dy, direction, step]) => {
  expect(swipeStep(dx, dy, direction)).toBe(step);
});
