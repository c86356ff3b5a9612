import { useRef, type RefObject } from 'react';

/** What a Radix dialog spreads on its content. */
export interface BorrowedFocus {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Takes the focus to `target` when a dialog opens, and back to where it was when it closes. Radix would hand it to its
 * own trigger. We have none: whoever sets `isOpen` decides what opens the dialog.
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
      // The page has stood still meanwhile, and shall not jump now.
      if (openerRef.current instanceof HTMLElement) openerRef.current.focus({ preventScroll: true });
    },
  };
}
