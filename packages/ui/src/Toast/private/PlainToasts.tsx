import { Icon } from '../../Icon/Icon.tsx';
import * as styles from './toast.css.ts';
import type { ToastListProps } from './ToastOutlet.tsx';
import { ToastWords } from './ToastWords.tsx';

/** The list without Radix: toasts stay until they are dismissed. */
export function PlainToasts({ toasts, onDismiss }: ToastListProps) {
  return (
    <div role="alert">
      <ol className={styles.viewport}>
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast[toast.tone]}>
            <ToastWords toast={toast} />
            <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => onDismiss(toast.id)}>
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
