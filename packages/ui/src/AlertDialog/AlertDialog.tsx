import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called by the close button and by Escape. A press outside does not close the dialog. */
  onClose: () => void;
  /** The message; names the dialog for screen readers. */
  title: string;
  /** An additional description. */
  children?: ReactNode;
  /** The label of the close button. */
  closeLabel: string;
  /** A field to fill in before `action`. */
  field?: ReactNode;
  /** The button that confirms; `closeLabel` is then the label of the cancel button. */
  action?: ReactNode;
}

/** A modal message. Focus moves to the close button, and back to the previous element on close. */
export function AlertDialog({ isOpen, onClose, title, children, closeLabel, field, action }: AlertDialogProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const bodyId = useId();
  if (!isOpen) return null;

  return (
    <ModalDialog
      role="alertdialog"
      className={styles.sheet}
      aria-labelledby={titleId}
      aria-describedby={children ? bodyId : undefined}
      initialFocus={closeRef}
      onClose={onClose}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children && (
        <div className={styles.body} id={bodyId}>
          {children}
        </div>
      )}
      {field && <div className={styles.field}>{field}</div>}
      <div className={styles.actions}>
        <Button ref={closeRef} size="small" variant={action ? 'secondary' : 'primary'} onPress={onClose}>
          {closeLabel}
        </Button>
        {action}
      </div>
    </ModalDialog>
  );
}
