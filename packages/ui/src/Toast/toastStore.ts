export type ToastTone = 'default' | 'destructive';

/** What a caller says. */
export interface ToastMessage {
  title: string;
  description?: string;
  /** 'destructive' for what failed: it is announced at once and stays longer. @default 'default' */
  tone?: ToastTone;
}

/** A message in the queue. `id` tells two toasts with the same words apart. */
export interface QueuedToast extends ToastMessage {
  id: number;
  tone: ToastTone;
}

export interface ToastStore {
  show: (message: ToastMessage) => void;
  /** Takes a toast out of the queue; one that has gone already is no error. */
  dismiss: (id: number) => void;
  /** Oldest first. The same array until something changes. */
  read: () => readonly QueuedToast[];
  /** Calls `listener` after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** The queue of toasts. It knows neither time nor screen: what is shown can come later than the message. */
export function createToastStore(): ToastStore {
  let queue: readonly QueuedToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly QueuedToast[]) {
    queue = next;
    for (const listener of listeners) listener();
  }

  return {
    show(message) {
      lastId += 1;
      change([...queue, { ...message, id: lastId, tone: message.tone ?? 'default' }]);
    },
    dismiss(id) {
      if (queue.some((toast) => toast.id === id)) {
        change(queue.filter((toast) => toast.id !== id));
      }
    },
    read: () => queue,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
