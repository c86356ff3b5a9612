import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../Icon/Icon.tsx';
import { useUiTexts } from '../../locale/UiTexts.tsx';
import { useAboveModals } from '../../modal/useAboveModals.ts';
import type { QueuedToast } from '../Toasts.tsx';
import * as styles from './toast.css.ts';
import { toastTexts, ToastWords } from './ToastWords.tsx';

export interface ToastListProps {
  /** Oldest first. */
  toasts: readonly QueuedToast[];
  onDismiss: (id: number) => void;
}

interface ToastOutletProps extends ToastListProps {
  /** Loads the list with timers, gestures and announcements, at the first toast. */
  loadViewport: () => Promise<{ ToastViewport: ComponentType<ToastListProps> }>;
}

/** Renders the queue with a list that is loaded at the first toast. If loading fails, renders a plain list. */
export function ToastOutlet({ loadViewport, ...queue }: ToastOutletProps) {
  const [list, setList] = useState<{ View: ComponentType<ToastListProps> }>();
  const hasToasts = queue.toasts.length > 0;

  useEffect(() => {
    if (!hasToasts || list) return;
    loadViewport().then(
      ({ ToastViewport }) => setList({ View: ToastViewport }),
      () => setList({ View: PlainToasts }),
    );
  }, [hasToasts, list, loadViewport]);

  return list && <list.View {...queue} />;
}

/** The list without Radix: toasts stay until they are dismissed. */
function PlainToasts({ toasts, onDismiss }: ToastListProps) {
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
