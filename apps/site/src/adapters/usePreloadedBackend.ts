import { useEffect } from 'react';
import { useBackend } from '@podium/data/session/AuthProvider.tsx';

/**
 * The backend of a form. Its client is preloaded on the first input: Chromium caches a failed module import, so a
 * visitor who goes offline before submitting could otherwise recover only by reloading.
 */
export function usePreloadedBackend(): ReturnType<typeof useBackend> {
  useEffect(() => {
    const handleInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) preload();
    };
    const stop = () => document.removeEventListener('input', handleInput);
    const preload = () => {
      if (!navigator.onLine) return;
      stop();
      // Submitting reports the failure, if it persists.
      import('./siteBackend.ts').catch(() => undefined);
    };
    document.addEventListener('input', handleInput);
    if (window.podiumQueue?.entered) preload();
    return stop;
  }, []);
  return useBackend();
}
