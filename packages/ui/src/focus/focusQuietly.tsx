/** Focuses a non-interactive element without scrolling. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
