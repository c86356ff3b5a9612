import { useEffect, useState, type ComponentType } from 'react';
import type { QueuedToast } from '../Toasts.tsx';
import { PlainToasts } from './PlainToasts.tsx';

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
