import { focusQuietly } from '@podium/ui/focus/focusQuietly';

/**
 * Puts the focus on the heading of the page that was just reached: at once, or as soon as a page that still loads has
 * one, unless the visitor has moved on by then. Returns a function that ends the wait.
 */
export function focusHeading(): () => void {
  if (focusHeadingNow()) return () => {};
  const observer = new MutationObserver(() => {
    const hasMovedOn = document.activeElement !== document.body;
    if (hasMovedOn || focusHeadingNow()) observer.disconnect();
  });
  // What had the focus is gone, or belongs to the page that was left.
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
