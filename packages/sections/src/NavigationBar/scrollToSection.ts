/** With these the visitor takes the page into his own hand. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a section of this page into view, smoothly unless the visitor prefers reduced motion, and moves the focus
 * there, so that the next Tab goes on inside it. Returns false when the page has no such section.
 */
export function scrollToSection(anchor: string): boolean {
  const section = document.getElementById(anchor);
  if (!section) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  scrollUntilReached(section, isCalm ? 'instant' : 'smooth');
  return true;
}

/** What is laid out on the way pushes the section away: aims again when it is elsewhere by the end of a scroll. */
function scrollUntilReached(section: HTMLElement, behavior: ScrollBehavior): void {
  const end = new AbortController();
  const { signal } = end;
  let place: number;
  const aim = () => {
    place = placeOnPage(section);
    section.scrollIntoView({ behavior, block: 'start' });
  };
  const handleScrollEnd = () => {
    if (placeOnPage(section) === place) end.abort();
    else aim();
  };
  for (const move of ownMoves) addEventListener(move, () => end.abort(), { signal, passive: true });
  document.addEventListener('scrollend', handleScrollEnd, { signal });
  aim();
}

/** In whole pixels from the top of the page. */
function placeOnPage(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
