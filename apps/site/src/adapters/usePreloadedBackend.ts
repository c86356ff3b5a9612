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
      stop();
      // Submitting reports the failure, if it persists.
      import('./siteBackend.ts').catch(() => undefined);
    };
    if (window.podiumQueue?.entered) preload();
    else document.addEventListener('input', handleInput);
    return stop;
  }, []);
  return useBackend();
}
