import { useRef, type ReactNode, type RefObject } from 'react';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useBorrowedFocus } from '../focus/useBorrowedFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { scrim } from './scrim.css.ts';

export interface DialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called by the close button, by Escape and by a press outside the dialog. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: string;
  /** A description under the title. */
  description?: string;
  /** Content above the title, such as a badge. */
  mark?: ReactNode;
  /** Decoration, such as a seal that fills its container. The upper corner of the sheet clips it. */
  ornament?: ReactNode;
  /** The content, with `DialogActions` at the end. */
  children: ReactNode;
  /** A second panel below a perforated line. */
  slip?: ReactNode;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string;
  /** The element with initial focus. @default the dialog itself, so that its title and description are read */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog; the page behind does not scroll. On phones it is a sheet from below. `DialogActions` stay visible
 * while the rest scrolls.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  mark,
  ornament,
  children,
  slip,
  closeLabel = 'Close',
  initialFocus,
}: DialogProps) {
  const dialogRef = useRef<HTMLDivElement>(null);
  const borrowedFocus = useBorrowedFocus(initialFocus ?? dialogRef);

  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrim} />
        <RadixDialog.Content
          ref={dialogRef}
          className={styles.dialog}
          onInteractOutside={(event) => isOnToast(event.target) && event.preventDefault()}
          {...borrowedFocus}
        >
          <div className={styles.closeRow}>
            <RadixDialog.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="cross" />
            </RadixDialog.Close>
          </div>
          <div className={slip ? styles.tornSheet : styles.sheet}>
            {ornament && (
              <div className={styles.ornament} aria-hidden>
                {ornament}
              </div>
            )}
            <header className={styles.head}>
              {mark}
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={styles.description}>{description}</RadixDialog.Description>
              )}
            </header>
            {children}
          </div>
          {slip && <div className={styles.slip}>{slip}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Toasts are above the dialog: dismissing one does not count as a press outside. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]') !== null;
}
