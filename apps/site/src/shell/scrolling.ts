import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { untilOwnMove } from '@podium/ui/focus/untilOwnMove';
import { islandAwakeEvent, wakeIslands } from '@podium/ui/Island/Island';

/** How far a page was scrolled: seen from one of its parts, since those above may be higher or lower by the next time. */
export interface ScrollPlace {
  /** Which part of the page lies across the window's upper edge; -1 for the page as a whole where none does. */
  part: number;
  /** How far that part has gone past the edge, in px. */
  offset: number;
  /** How far the whole page has, in px: all that a browser knows that comes back by itself. */
  y: number;
}

export function readScrollPlace(): ScrollPlace {
  const boxes = partsOfPage().map((part) => part.getBoundingClientRect());
  const part = boxes.findIndex(({ top, bottom }) => top <= 0 && bottom > 0);
  return { part, offset: -(boxes[part] ?? document.body.getBoundingClientRect()).top, y: window.scrollY };
}

/** Scrolls to a place. Returns a function that gives it up. */
export function returnTo({ part, offset }: ScrollPlace): () => void {
  return aimUntil(() => {
    const element = partsOfPage()[part] ?? document.body;
    const { top, height } = element.getBoundingClientRect();
    // A part that has not its full height yet wakes when it comes into the window.
    window.scrollBy({ top: top + Math.min(offset, height - 1), behavior: 'instant' });
    const isWhole = !element.matches('[data-asleep]') && element.querySelector('[data-reserved]') === null;
    return isWhole && Math.abs(element.getBoundingClientRect().top + offset) <= 1;
  });
}

/** Scrolls to the section with this id, below the fixed bars, and moves the focus there. Returns a function that gives it up. */
export function goToAnchor(id: string): () => void {
  const isMissing = document.getElementById(id) === null;
  // Of a page that was not prerendered nobody knows what lies in its sleeping parts.
  if (isMissing) wakeIslands();
  return aimUntil(() => {
    const section = document.getElementById(id);
    if (!section) return false;
    section.scrollIntoView({ behavior: 'instant' });
    focusQuietly(section);
    return (isMissing ? document.querySelector('main [data-asleep]') : section.closest('[data-asleep]')) === null;
  });
}

/**
 * Calls `aim`, and again as the page grows, until it returns that the aim is reached, the visitor moves, or the returned
 * function is called.
 */
function aimUntil(aim: () => boolean): () => void {
  const end = untilOwnMove();
  const { signal } = end;
  const aimOnce = () => {
    if (aim()) end.abort();
  };
  const observer = new ResizeObserver(aimOnce);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  document.addEventListener(islandAwakeEvent, aimOnce, { signal });
  aimOnce();
  return () => end.abort();
}

/** The sections of a page and what wakes by itself, down to the foot. */
function partsOfPage(): Element[] {
  return [...document.querySelectorAll('main > *, main + *')];
}
