import { Icon } from '../../Icon/Icon.tsx';
import type { QueuedToast } from '../Toasts.tsx';
import * as styles from './toast.css.ts';

export const toastTexts = {
  /** Accessible name of the list. */
  list: 'Notifications ({hotkey})',
  /** Spoken before a message. */
  message: 'Notification',
  dismiss: 'Dismiss',
};

export function ToastWords({ toast }: { toast: QueuedToast }) {
  return (
    <>
      {toast.tone === 'destructive' && (
        <span className={styles.mark}>
          <Icon name="triangle" />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.title}>{toast.title}</div>
        {toast.description && <div className={styles.description}>{toast.description}</div>}
      </div>
    </>
  );
}
