import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  isOpen: boolean;
  /** Called by the close button and by Escape. A press outside does not close the dialog. */
  onClose: () => void;
  /** The message; names the dialog for screen readers. */
  title: string;
  /** Read after the title, as the dialog's description. */
  children?: ReactNode;
  closeLabel: string;
  /** A field to fill in before `action`. */
  field?: ReactNode;
  /** The button that confirms; `closeLabel` is then the label of the cancel button. */
  action?: ReactNode;
}

/**
 * A modal message that needs an answer: a failure that stops the task, or the confirmation of a final step.
 *
 * @avoid A message that needs no answer: use a toast. Content to read or a form: use `Dialog`.
 * @do Put the consequence in `title`, because it is read first, and name the step in the label of `action`.
 * @dont Use it to announce success.
 * @keyboard Focus starts on the close button, the safe answer. Escape closes it, a press outside does not.
 * @screenReader Role `alertdialog`, named by the title and described by `children`.
 */
export function AlertDialog({ isOpen, onClose, title, children, closeLabel, field, action }: AlertDialogProps) {
  const closeRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const bodyId = useId();
  if (!isOpen) return null;

  return (
    <ModalDialog
      role="alertdialog"
      className={styles.panel}
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
