import { useRef, type ReactNode } from 'react';
import * as RadixAlertDialog from '@radix-ui/react-alert-dialog';
import { Button } from '../Button/Button.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import { useBorrowedFocus } from '../focus/useBorrowedFocus.ts';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Whether it lies over the page. */
  isOpen: boolean;
  /** Called by the button and by Escape. A press beside the dialog does not close it. */
  onClose: () => void;
  /** The message; names the dialog for screen readers. */
  title: string;
  /** What the title leaves unsaid, if anything. */
  children?: ReactNode;
  /** The label of the way out. */
  closeLabel: string;
  /** What has to be typed before `action`. */
  field?: ReactNode;
  /** The button of what the message asks about; `closeLabel` is then the way out. */
  action?: ReactNode;
}

/** Stops the visitor with one message. Focus goes to the way out, and back to where it was. */
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
