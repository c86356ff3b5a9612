import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { abortOnUserInput } from '@podium/ui/focus/abortOnUserInput';
import { dispatchSectionReached } from '@podium/ui/focus/sectionReached';
import { islandHydratedEvent, hydrateIslands } from '@podium/ui/Island/Island';

/** A scroll position relative to a part of the page, because the height of the parts above it can change. */
export interface ScrollPosition {
  /** Index of the part at the top of the viewport; -1 for the whole page if there is none. */
  part: number;
  /** Distance from the part's top to the top of the viewport, in px; positive if the top is above. */
  offset: number;
  /** `scrollY`, in px, which the browser restores by itself. */
  y: number;
}

export function readScrollPosition(): ScrollPosition {
  const boxes = partsOfPage().map((part) => part.getBoundingClientRect());
  const part = boxes.findIndex(({ top, bottom }) => top <= 0 && bottom > 0);
  return { part, offset: -(boxes[part] ?? document.body.getBoundingClientRect()).top, y: window.scrollY };
}

/** Scrolls to a position. Returns a function that cancels it. */
export function returnTo({ part, offset }: ScrollPosition): () => void {
  return aimUntil(() => {
    const parts = partsOfPage();
    const element = parts[part] ?? document.body;
    const { top, height } = element.getBoundingClientRect();
    // A part with reserved height is hydrated when it enters the viewport.
    window.scrollBy({ top: top + Math.min(offset, height - 1), behavior: 'instant' });
    // The parts above load when the browser is idle, and may then change their heights.
    const isWhole =
      !element.matches('[data-dehydrated]') &&
      parts.slice(0, part + 1).every((each) => each.querySelector('[data-reserved]') === null);
    // The browser restores its own scroll position once more after the load event.
    const isLoaded = document.readyState === 'complete';
    return isLoaded && isWhole && Math.abs(element.getBoundingClientRect().top + offset) <= 1;
  });
}

/**
 * Scrolls to the section with this id, below the fixed header, and moves focus there. Returns a function that cancels
 * it.
 */
export function goToAnchor(id: string): () => void {
  const isMissing = hydrateAnchor(id) === null;
  // The anchor may be in an island without prerendered content.
  if (isMissing) hydrateIslands();
  return aimUntil(() => {
    const section = document.getElementById(id);
    if (!section) return false;
    section.scrollIntoView({ behavior: 'instant' });
    dispatchSectionReached(section);
    focusQuietly(section);
    return (
      (isMissing ? document.querySelector('main [data-dehydrated]') : section.closest('[data-dehydrated]')) === null
    );
  });
}

/** Hydrates the island of the anchor: the URL of a link to a form may prefill it. */
export function hydrateAnchor(id: string): HTMLElement | null {
  const section = document.getElementById(id);
  if (section) hydrateIslands(section);
  return section;
}

/**
 * Calls `aim`, and again whenever the page grows, until it returns true, the visitor scrolls, or the returned function
 * is called.
 */
function aimUntil(aim: () => boolean): () => void {
  const end = abortOnUserInput();
  const { signal } = end;
  const aimOnce = () => {
    if (!signal.aborted && aim()) end.abort();
  };
  const observer = new ResizeObserver(aimOnce);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  // After the next frame, because after popstate and load the browser restores its own scroll position. The observer
  // calls then, too.
  const aimInFrame = () => requestAnimationFrame(aimOnce);
  document.addEventListener(islandHydratedEvent, aimInFrame, { signal });
  addEventListener('load', aimInFrame, { signal });
  aim();
  return () => end.abort();
}

/** The sections and islands of a page, including the footer. */
export function partsOfPage(): Element[] {
  return [...document.querySelectorAll('main > *, main + *')];
}
