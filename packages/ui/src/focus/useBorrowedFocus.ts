import { useRef, type RefObject } from 'react';

/** Props for the content of a Radix dialog. */
export interface BorrowedFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Focuses `target` when a dialog opens, and restores focus when it closes. Radix would focus its own trigger, which
 * controlled dialogs do not have.
 */
export function useBorrowedFocus(target: RefObject<HTMLElement | null>): BorrowedFocus {
  const openerRef = useRef<Element>(null);
  return {
    onOpenAutoFocus(event) {
      event.preventDefault();
      openerRef.current = document.activeElement;
      target.current?.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event) {
      event.preventDefault();
      // Returning focus must not scroll the page.
      if (openerRef.current instanceof HTMLElement) openerRef.current.focus({ preventScroll: true });
    },
  };
}
