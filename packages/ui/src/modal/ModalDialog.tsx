import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { announceModals } from './useAboveModals.ts';
import { usePressOutside } from './usePressOutside.ts';

interface ModalDialogProps {
  className: string;
  role?: 'alertdialog';
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  /** The element with initial focus. @default the dialog itself */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Asks the parent to close the dialog, which it does by no longer rendering it. */
  onClose: () => void;
  onPressOutside?: () => void;
  children: ReactNode;
}

/** A native modal dialog, open while it is rendered. The browser keeps focus inside and returns it on close. */
export function ModalDialog({ initialFocus, onClose, onPressOutside, ...rest }: ModalDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const press = usePressOutside(onPressOutside);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    dialog.showModal();
    (initialFocus?.current ?? dialog).focus({ preventScroll: true });
    announceModals();
    return () => {
      dialog.close();
      announceModals();
    };
  }, [initialFocus]);

  return createPortal(
    <dialog
      ref={dialogRef}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        // React also reports the events of dialogs rendered inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget: dialog }) => {
        // A second Back gesture closes the dialog without `cancel`.
        if (dialog.open || !dialog.isConnected) return;
        dialog.showModal();
        onClose();
      }}
      {...press}
      {...rest}
    />,
    document.body,
  );
}
