import { describe, expect, it } from 'vitest';
import { scrollState, scrollStateAt } from './scrollState.ts';

/** The states passed through while scrolling from the top to each position in turn. */
function scrolledThrough(...positions: number[]) {
  return positions.reduce(scrollState, scrollStateAt(0));
}

describe('specification §2, navigation bar: changes its style past 50 pixels', () => {
  it.each([
    [0, false],
    [49, false],
    [50, false],
    [51, true],
    [4000, true],
  ])('at %i pixels: past is %s', (y, isPast50) => {
    expect(scrolledThrough(y).isPast50).toBe(isPast50);
  });

  it('turns back when the page returns to 50 pixels', () => {
    expect(scrolledThrough(51, 50).isPast50).toBe(false);
  });
});

describe('rulings, accepted departures: the banner slides away while scrolling down', () => {
  it('stays while the page is within the first 50 pixels', () => {
    expect(scrolledThrough(10, 50).isBannerHidden).toBe(false);
  });

  it('goes on the way down past 50 pixels', () => {
    expect(scrolledThrough(51).isBannerHidden).toBe(true);
  });

  it('comes back on the way up, far from the top too', () => {
    expect(scrolledThrough(2000, 1999).isBannerHidden).toBe(false);
  });

  it('keeps what it was while the page stands still', () => {
    expect(scrolledThrough(2000, 2000).isBannerHidden).toBe(true);
    expect(scrolledThrough(2000, 1900, 1900).isBannerHidden).toBe(false);
  });

  it('comes back at the top, also when the page is pulled beyond it', () => {
    expect(scrolledThrough(300, -40)).toEqual({ y: 0, isPast50: false, isBannerHidden: false });
  });

  it('shows on a page that is first seen half way down', () => {
    expect(scrollStateAt(900)).toEqual({ y: 900, isPast50: true, isBannerHidden: false });
  });
});
