import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { abortOnUserInput } from '@podium/ui/focus/abortOnUserInput';
import { dispatchSectionReached } from '@podium/ui/focus/sectionReached';

/**
 * Scrolls to a section of this page, smoothly unless reduced motion is preferred, and focuses it. Returns false when
 * the page has no such section.
 */
export function scrollToSection(anchor: string): boolean {
  const section = document.getElementById(anchor);
  if (!section) return false;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  focusQuietly(section);
  scrollUntilReached(section, isCalm ? 'instant' : 'smooth');
  return true;
}

/** Content that is laid out during the scroll can move the section: scrolls again until its position is stable. */
function scrollUntilReached(section: HTMLElement, behavior: ScrollBehavior): void {
  const end = abortOnUserInput();
  const { signal } = end;
  let place: number;
  const aim = () => {
    place = placeOnPage(section);
    section.scrollIntoView({ behavior, block: 'start' });
  };
  const handleScrollEnd = () => {
    if (placeOnPage(section) !== place) return aim();
    end.abort();
    return dispatchSectionReached(section);
  };
  document.addEventListener('scrollend', handleScrollEnd, { signal });
  aim();
}

/** In whole pixels from the top of the page. */
function placeOnPage(element: HTMLElement): number {
  return Math.round(element.getBoundingClientRect().top + window.scrollY);
}
