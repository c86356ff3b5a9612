export interface ScrollState {
  /** Distance from the top of the page, in pixels; never negative. */
  y: number;
  /** More than 50 pixels down, where the navigation bar turns solid (REQ-NAV-1). */
  isPast50: boolean;
  /** Scrolled down, and past the threshold. Applies to narrow screens only. */
  isBannerHidden: boolean;
}

export function scrollStateAt(y: number): ScrollState {
  const position = Math.max(0, y);
  return { y: position, isPast50: position > 50, isBannerHidden: false };
}

/** More than a frame of the fastest scrolling, in pixels: the browser jumped to a section, with space for the banner. */
const jump = 600;

/** The state after scrolling from `previous` to `nextY`; the same position keeps the state. */
export function scrollState(previous: ScrollState, nextY: number): ScrollState {
  const next = scrollStateAt(nextY);
  if (!next.isPast50) return next;
  if (next.y === previous.y) return { ...next, isBannerHidden: previous.isBannerHidden };
  return { ...next, isBannerHidden: next.y > previous.y && next.y - previous.y < jump };
}
