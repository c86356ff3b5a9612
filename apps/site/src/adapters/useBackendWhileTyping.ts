import { useEffect } from 'react';

/**
 * Fetches the backend's client with the first letter that is typed into a form: browsers remember that a module did not
 * come, so whoever loses the network before sending could only load the page again.
 */
export function useBackendWhileTyping(): void {
  useEffect(() => {
    const fetchWhenTyped = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) fetchAhead();
    };
    const stop = () => document.removeEventListener('input', fetchWhenTyped);
    const fetchAhead = () => {
      stop();
      // Sending says so, if it still matters then.
      import('./siteBackend.ts').catch(() => undefined);
    };
    if (window.podiumEarly?.typed) fetchAhead();
    else document.addEventListener('input', fetchWhenTyped);
    return stop;
  }, []);
}
