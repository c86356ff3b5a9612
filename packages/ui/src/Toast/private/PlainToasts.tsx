import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../Icon/Icon.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { useAboveModals } from '../../modal/useAboveModals.ts';
import * as styles from './toast.css.ts';
import type { ToastListProps } from './ToastOutlet.tsx';
import { toastTexts } from './toastTexts.ts';
import { ToastWords } from './ToastWords.tsx';

/** The list without Radix: toasts stay until they are dismissed. */
export function PlainToasts({ toasts, onDismiss }: ToastListProps) {
  const labels = useUiTexts('toast', toastTexts);
  const listRef = useRef<HTMLOListElement>(null);
  const host = useAboveModals(listRef, toasts.at(-1)?.id);

  return createPortal(
    <div role="alert">
      <ol ref={listRef} className={styles.viewport} popover="manual">
        {toasts.map((toast) => (
          <li key={toast.id} className={styles.toast[toast.tone]}>
            <ToastWords toast={toast} />
            <button
              type="button"
              className={styles.close}
              aria-label={labels.dismiss}
              onClick={() => onDismiss(toast.id)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ol>
    </div>,
    host,
  );
}
