import type { ComponentProps } from 'react';

/** A button that shows its key. */
export function Action({ shortcut, children, ...props }: ComponentProps<'button'> & { shortcut: string }) {
  return (
    <button type="button" aria-keyshortcuts={shortcut} {...props}>
      {children} <kbd aria-hidden="true">{shortcut}</kbd>
    </button>
  );
}

/** Presses the button, or focuses the field, that has the key as its shortcut. Enter and Escape leave the search field. */
export function pressShortcut(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof HTMLElement && target.matches('[type=search]')) {
    if (['Enter', 'Escape'].includes(event.key)) target.blur();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const element = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
  if (!element) return;
  event.preventDefault();
  if (element.matches('[type=search]')) element.focus();
  else element.click();
}
