import { describe, expect, it } from 'vitest';
import { scrollState, scrollStateAt } from './scrollState.ts';

/** The states while scrolling from the top to each position in turn. */
function scrolledThrough(...positions: number[]) {
  return positions.reduce(scrollState, scrollStateAt(0));
}

it.each([
  [0, false],
  [49, false],
  [50, false],
  [51, true],
  [4000, true],
])('REQ-NAV-1: the bar changes its style past 50 pixels: at %i it is %s', (y, isPast50) => {
  expect(scrolledThrough(y).isPast50).toBe(isPast50);
});

describe('REQ-BAN-1: the banner slides away while scrolling down', () => {
  it.each([
    ['is shown within the first 50 pixels', [10, 50], false],
    ['is shown on scrolling up, also far from the top', [2000, 1999], false],
    ['is shown after a jump down to a section', [900, 1100, 2400], false],
    ['stays hidden while the scroll position stays the same', [1700, 2000, 2000], true],
    ['stays shown while the scroll position stays the same', [2000, 1900, 1900], false],
  ])('%s', (_case, positions, isBannerHidden) => {
    expect(scrolledThrough(...positions).isBannerHidden).toBe(isBannerHidden);
  });

  it('is shown at the top, also while the page is overscrolled', () => {
    expect(scrolledThrough(300, -40)).toEqual({ y: 0, isPast50: false, isBannerHidden: false });
  });

  it('is shown on a page that loads scrolled down', () => {
    expect(scrollStateAt(900)).toEqual({ y: 900, isPast50: true, isBannerHidden: false });
  });
});
