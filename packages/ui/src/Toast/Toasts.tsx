import { createContext, use, useState, type ReactNode } from 'react';
import { ToastOutlet } from './private/ToastOutlet.tsx';

export interface ToastText {
  title: string;
  description?: string;
}

export type ToastTone = 'default' | 'destructive';

export interface ToastMessage extends ToastText {
  /** 'destructive' for failures: announced assertively and shown longer. @default 'default' */
  tone?: ToastTone;
}

/** A toast in the queue. `id` distinguishes toasts with the same content. */
export interface QueuedToast extends ToastMessage {
  id: number;
  tone: ToastTone;
}

interface Toasts {
  /** Returns a function that dismisses this toast. */
  show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<Toasts | null>(null);

const loadViewport = () => import('./private/ToastViewport.tsx');

/** Provides the queue of toasts and renders it above the page. Use one provider per page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);

  const [toasts] = useState(() => {
    let lastId = 0;
    const dismiss = (id: number) => setQueue((current) => current.filter((toast) => toast.id !== id));
    const show = (message: ToastMessage) => {
      const id = ++lastId;
      setQueue((current) => [...current, { ...message, id, tone: message.tone ?? 'default' }]);
      return () => dismiss(id);
    };
    return { dismiss, show };
  });

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastOutlet toasts={queue} onDismiss={toasts.dismiss} loadViewport={loadViewport} />
    </ToastContext>
  );
}

/** Shows toasts. `show` is a stable function. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider');
  return toasts;
}
