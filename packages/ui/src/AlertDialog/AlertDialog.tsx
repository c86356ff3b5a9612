import { useRef, type ReactNode } from 'react';
import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { Button } from '../Button/Button.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import { useBorrowedFocus } from '../focus/useBorrowedFocus.ts';
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
  const borrowedFocus = useBorrowedFocus(closeRef);

  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrim} />
        <RadixAlertDialog.Content className={styles.sheet} {...borrowedFocus}>
          <RadixAlertDialog.Title className={styles.title}>{title}</RadixAlertDialog.Title>
          {children && (
            <RadixAlertDialog.Description asChild>
              <div className={styles.body}>{children}</div>
            </RadixAlertDialog.Description>
          )}
          {field && <div className={styles.field}>{field}</div>}
          <div className={styles.actions}>
            <Button ref={closeRef} size="small" variant={action ? 'secondary' : 'primary'} onPress={onClose}>
              {closeLabel}
            </Button>
            {action}
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
