import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { QueuedToast, ToastStore } from '../toastStore.ts';
import { PlainToasts } from './PlainToasts.tsx';

/** What draws the queue. */
export interface ToastListProps {
  /** Oldest first. */
  toasts: readonly QueuedToast[];
  onDismiss: (id: number) => void;
}

interface ToastOutletProps {
  store: ToastStore;
  /** Fetches the list with timers, gestures and announcements; called at the first toast. */
  loadViewport: () => Promise<{ ToastViewport: ComponentType<ToastListProps> }>;
}

/**
 * Draws the queue with a list that is loaded at the first toast, so that pages without toasts never pay for it.
 * Should it fail to load, which is when a failure is most likely to be told, a plain list takes its place.
 */
export function ToastOutlet({ store, loadViewport }: ToastOutletProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [list, setList] = useState<{ View: ComponentType<ToastListProps> }>();
  const hasToasts = toasts.length > 0;

  useEffect(() => {
    if (!hasToasts || list) return undefined;
    let isMounted = true;
    loadViewport().then(
      ({ ToastViewport }) => isMounted && setList({ View: ToastViewport }),
      () => isMounted && setList({ View: PlainToasts }),
    );
    return () => {
      isMounted = false;
    };
  }, [hasToasts, list, loadViewport]);

  return list ? <list.View toasts={toasts} onDismiss={store.dismiss} /> : null;
}
