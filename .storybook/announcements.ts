/**
 * Collects what a screen reader says: the text that appears in live regions, and the description of an element that
 * takes the focus.
 */
export function recordAnnouncements(within: HTMLElement): string[] {
  const announcements: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes
      .filter(({ addedNodes }) => addedNodes.length > 0)
      .map(({ target }) => (target as Element).closest('[aria-live]:not([aria-live=off]), [role=alert]'));
    for (const region of new Set(regions)) if (region) announcements.push(region.textContent);
  });
  observer.observe(within, { childList: true, subtree: true });
  within.addEventListener('focusin', ({ target }) => {
    const ids = (target as Element).getAttribute('aria-describedby')?.split(' ') ?? [];
    announcements.push(...ids.map((id) => document.getElementById(id)?.textContent ?? ''));
  });
  return announcements;
}
