import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called by the close button, by Escape and by a press outside the dialog. */
  onClose: () => void;
  /** Names the dialog for screen readers. */
  title: string;
  /** One sentence below the title, read after it. */
  description?: string;
  /** Above the title, such as a badge. */
  mark?: ReactNode;
  /** Decoration, such as an `Emblem`, which fills its container. The upper corner of the panel clips it. */
  ornament?: ReactNode;
  /** The content, with `DialogActions` at the end. */
  children: ReactNode;
  /** A second panel below the first, which shares its edge. */
  secondPanel?: ReactNode;
}

/**
 * A modal dialog for details or a short task, from below on phones. `DialogActions` stay visible while it scrolls.
 *
 * @avoid A message or a confirmation: use `AlertDialog`. Navigation and lists: use `Drawer`. Several steps: use a page.
 * @dont Open it without a press of the visitor.
 * @keyboard Focus moves to the dialog, so that its title and description are read, and stays inside. Escape and a press
 *   outside close it, and focus returns to where it was.
 * @screenReader Title and description are read on opening. The page behind is inert.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, mark, ornament, children, secondPanel } = props;
  const closeLabel = useUiTexts('close', 'Close');
  const titleId = useId();
  const descriptionId = useId();
  if (!isOpen) return null;

  return (
    <ModalDialog
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onClose={onClose}
      onPressOutside={onClose}
    >
      <div className={styles.closeRow}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </div>
      <div className={secondPanel ? styles.scallopedPanel : styles.panel}>
        {ornament && (
          <div className={styles.ornament} aria-hidden>
            {ornament}
          </div>
        )}
        <div className={styles.head}>
          {mark}
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          {description && (
            <p className={styles.description} id={descriptionId}>
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
      {secondPanel && <div className={styles.secondPanel}>{secondPanel}</div>}
    </ModalDialog>
  );
}
