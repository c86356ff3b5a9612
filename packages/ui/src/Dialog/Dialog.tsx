import { useRef, type ReactNode, type RefObject } from 'react';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useBorrowedFocus } from '../focus/useBorrowedFocus.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Dialog.css.ts';
import { scrim } from './scrim.css.ts';

export interface DialogProps {
  /** Whether it lies over the page. */
  isOpen: boolean;
  /** Called by the close button, by Escape and by a press beside the dialog. */
  onClose: () => void;
  /** Its heading; names it for screen readers. */
  title: string;
  /** A line under the title, read together with it. */
  description?: string;
  /** Stands over the title, such as a badge. */
  mark?: ReactNode;
  /** Decoration, such as a seal that fills its place; the upper corner of the sheet cuts it off. */
  ornament?: ReactNode;
  /** What it holds, with `DialogActions` at the end. */
  children: ReactNode;
  /** A second sheet, torn off from the first along a perforation. */
  slip?: ReactNode;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  /** What gets the focus at first. @default the dialog itself, so that its title and description are read */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A sheet over the page, which stands still behind it. On phones it comes from below and is as high as the window.
 * Its buttons go into `DialogActions`, which stays in sight while the rest scrolls.
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

/** Toasts lie over the dialog: dismissing one is no press beside it. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[popover]') !== null;
}
