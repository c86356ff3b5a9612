import { focusQuietly } from '@podium/ui/focus/focusQuietly';
import { findLink, isPartLoading, type FollowedLink } from './followedLink.ts';

/** Focuses the heading of the page after navigation. Returns a function that cancels it. */
export function focusHeading(): () => void {
  return focusOnceThere(focusHeadingNow);
}

/** Restores focus to the link that was followed, else to the heading. Returns a function that cancels it. */
export function focusFollowed(followed: FollowedLink): () => void {
  return focusOnceThere(() => {
    const link = findLink(followed);
    link?.focus({ preventScroll: true });
    return link !== undefined || (!isPartLoading(followed) && focusHeadingNow());
  });
}

/** Calls `focusNow`, and again whenever the page changes, until it returns true or the visitor moves focus. */
function focusOnceThere(focusNow: () => boolean): () => void {
  if (focusNow()) return () => {};
  const observer = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== document.body;
    if (hasMovedOn || focusNow()) observer.disconnect();
  });
  // The focused element was removed, or belongs to the previous page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeadingNow(): boolean {
  const heading = document.querySelector('h1');
  if (!heading) return false;
  focusQuietly(heading);
  return true;
}
