import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { announceModals } from '../modal/useAboveModals.ts';
import { usePressOutside } from '../modal/usePressOutside.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** The id for `commandfor` of the opening button, and for `openDrawer`. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Beside the close button, for instance the mark. */
  header?: ReactNode;
  /** The content. Following a link in it closes the drawer. */
  children: ReactNode;
  /** A footer that does not scroll. */
  footer?: ReactNode;
}

/**
 * A side panel for navigation or a list that belongs to the whole page, opened by `<Button command="show-modal"
 * commandfor={id}>`. All but closing on links works without scripts.
 *
 * @avoid A task with a form or a decision: use `Dialog` or `AlertDialog`.
 * @do Put the one action that must stay visible into `footer`.
 * @keyboard Focus stays inside. Escape, a press outside and a followed link close it; focus returns to the button.
 * @screenReader A dialog named by `label`. The page behind is inert.
 */
export function Drawer({ id, label, header, children, footer }: DrawerProps) {
  const closeLabel = useUiTexts('close', 'Close');
  const dialogRef = useRef<HTMLDialogElement>(null);
  // Browsers without `closedby` need this handler.
  const press = usePressOutside(() => dialogRef.current?.close());

  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    const closeWhenDone = (event: MouseEvent) => {
      if (leadsElsewhere(event)) dialog.close();
    };
    dialog.addEventListener('click', closeWhenDone);
    const observer = new MutationObserver(announceModals);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => {
      dialog.removeEventListener('click', closeWhenDone);
      observer.disconnect();
    };
  }, []);

  return (
    <dialog
      ref={dialogRef}
      id={id}
      aria-label={label}
      className={styles.drawer}
      // Otherwise browsers make it a Tab stop, because it scrolls.
      tabIndex={-1}
      closedby="any"
      {...press}
      // It may have been opened before hydration.
      suppressHydrationWarning
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <div className={styles.header}>{header}</div>
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel}
            // The command closes it before hydration.
            {...{ command: 'close', commandfor: id }}
            onClick={(event) => {
              event.preventDefault();
              dialogRef.current?.close();
            }}
          >
            <Icon name="cross" />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** Whether a link within the drawer was followed in the same tab. */
function leadsElsewhere(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return false;
  const link = event.target.closest('a[href]');
  return link !== null && link.getAttribute('target') !== '_blank';
}
