import { createContext, use, useState, type ReactNode } from 'react';
import { ToastOutlet } from './private/ToastOutlet.tsx';
import { createToastStore, type ToastMessage, type ToastStore } from './toastStore.ts';

const ToastContext = createContext<ToastStore | null>(null);

function loadViewport() {
  return import('./private/ToastViewport.tsx');
}

interface ToastProviderProps {
  children: ReactNode;
}

/** Holds the queue of toasts and shows it over the page. One provider for the whole page. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
      {children}
      <ToastOutlet store={store} loadViewport={loadViewport} />
    </ToastContext>
  );
}

/** Shows short messages over the page. `show` stays the same function for the life of the page. */
export function useToasts(): { show: (toast: ToastMessage) => void } {
  const store = use(ToastContext);
  if (!store) throw new Error('useToasts() needs a <ToastProvider> above it.');
  return store;
}
