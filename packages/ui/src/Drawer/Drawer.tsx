import { useEffect, useRef, type ReactNode } from 'react';
import { performCommand, type ButtonCommand } from '../Button/buttonCommand.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ground } from '../theme/fields.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** What `commandfor` of the button that opens it, and `openDrawer`, name. */
  id: string;
  /** Names the drawer for screen readers. */
  label: string;
  /** Names the close button. @default 'Close' */
  closeLabel?: string;
  /** Stands beside the close button, above the hairline. */
  header?: ReactNode;
  /** What the drawer holds. Following a link in it closes it. */
  children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode;
  /** Called whenever it has closed, in whichever way. */
  onClose?: () => void;
}

/**
 * A sheet from the side. `<Button command="show-modal" commandfor={id}>` opens it, and everything but following a link
 * works without any script: a native dialog keeps the focus inside and gives it back.
 */
export function Drawer({ id, label, closeLabel = 'Close', header, children, footer, onClose }: DrawerProps) {
  const closeCommand: ButtonCommand = { command: 'close', commandfor: id };
  const dialogRef = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const closeWhenDone = (event: MouseEvent) => {
      if (isOnScrim(event) || leadsElsewhere(event)) dialog.close();
    };
    dialog.addEventListener('click', closeWhenDone);
    return () => dialog.removeEventListener('click', closeWhenDone);
  }, []);

  return (
    <dialog
      ref={dialogRef}
      id={id}
      aria-label={label}
      className={`${ground.paper} ${styles.drawer}`}
      closedby="any"
      onClose={onClose}
      // It may have been opened before the script arrived.
      suppressHydrationWarning
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.header}>{header}</div>
          <button
            type="button"
            className={styles.close}
            onClick={(event) => performCommand(event.currentTarget, closeCommand)}
            {...closeCommand}
          >
            <Icon name="cross" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** The scrim belongs to the dialog itself, which its sheet covers. For browsers without `closedby`. */
function isOnScrim({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}

/** Whether a link within the drawer was followed, and not into another tab. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return false;
  const link = event.target.closest('a[href]');
  return link !== null && link.getAttribute('target') !== '_blank';
}
