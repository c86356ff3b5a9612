import { createContext, use, useState, type ReactNode } from 'react';
import { ToastOutlet } from './private/ToastOutlet.tsx';
import { createToastStore, type ToastStore } from './toastStore.ts';

/** The texts of a toast. */
export interface ToastText {
  title: string;
  description?: string;
}

const ToastContext = createContext<ToastStore | null>(null);

function loadViewport() {
  return import('./private/ToastViewport.tsx');
}

interface ToastProviderProps {
  children: ReactNode;
}

/** Provides the queue of toasts and renders it above the page. Use one provider per page. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastOutlet store={store} loadViewport={loadViewport} />
    </ToastContext>
  );
}

/** Shows toasts. `show` is a stable function. */
export function useToasts(): Pick<ToastStore, 'show'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToasts needs a ToastProvider');
  return store;
}
