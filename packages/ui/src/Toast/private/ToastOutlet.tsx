import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { QueuedToast, ToastStore } from '../toastStore.ts';
import { PlainToasts } from './PlainToasts.tsx';

/** Props of a component that renders the queue. */
export interface ToastListProps {
  /** Oldest first. */
  toasts: readonly QueuedToast[];
  onDismiss: (id: number) => void;
}

interface ToastOutletProps {
  store: ToastStore;
  /** Loads the list with timers, gestures and announcements, at the first toast. */
  loadViewport: () => Promise<{ ToastViewport: ComponentType<ToastListProps> }>;
}

/** Renders the queue with a list that is loaded at the first toast. If loading fails, renders a plain list. */
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
