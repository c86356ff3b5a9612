/** Scrolled further than this, the navigation bar turns solid, in pixels (specification §9). */
export const SCROLL_THRESHOLD = 50;

/** What the fixed bars know of the scrolling. */
export interface ScrollState {
  /** Distance from the top of the page, in pixels; never negative. */
  y: number;
  /** More than 50 pixels down: 50 is not, 51 is. */
  isPast50: boolean;
  /** The event banner may make room: further down than before, and past the threshold. Only narrow screens obey. */
  isBannerHidden: boolean;
}

/** Where the page stands when it is first seen: wherever that is, the banner shows. */
export function scrollStateAt(y: number): ScrollState {
  const position = Math.max(0, y);
  return { y: position, isPast50: position > SCROLL_THRESHOLD, isBannerHidden: false };
}

/** The state after scrolling from `previous` to `nextY`. Standing still changes nothing. */
export function scrollState(previous: ScrollState, nextY: number): ScrollState {
  const next = scrollStateAt(nextY);
  if (!next.isPast50) return next;
  if (next.y === previous.y) return { ...next, isBannerHidden: previous.isBannerHidden };
  return { ...next, isBannerHidden: next.y > previous.y };
}
