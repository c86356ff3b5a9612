import type { ToastText } from './Toasts.tsx';

export type ToastTone = 'default' | 'destructive';

/** The content of a toast. */
export interface ToastMessage extends ToastText {
  /** 'destructive' for failures: announced assertively and shown longer. @default 'default' */
  tone?: ToastTone;
}

/** A toast in the queue. `id` distinguishes toasts with the same content. */
export interface QueuedToast extends ToastMessage {
  id: number;
  tone: ToastTone;
}

export interface ToastStore {
  /** Returns a function that dismisses this toast. */
  show: (message: ToastMessage) => () => void;
  /** Removes a toast from the queue; has no effect if it is not in the queue. */
  dismiss: (id: number) => void;
  /** Oldest first. The same array until something changes. */
  read: () => readonly QueuedToast[];
  /** Calls `listener` after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The queue of toasts, independent of timers and rendering. */
export function createToastStore(): ToastStore {
  let queue: readonly QueuedToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly QueuedToast[]) {
    queue = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    if (queue.some((toast) => toast.id === id)) change(queue.filter((toast) => toast.id !== id));
  }

  return {
    show(message) {
      const id = ++lastId;
      change([...queue, { ...message, id, tone: message.tone ?? 'default' }]);
      return () => dismiss(id);
    },
    dismiss,
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
