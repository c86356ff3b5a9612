import { type ReactNode, useEffect } from 'react';
import type { Backend } from '@podium/data/client/backend';
import { AuthProvider } from '@podium/data/session/AuthProvider';
import { hasSessionHint } from '@podium/data/session/sessionHint';
import { showLoadTrouble } from './loadTrouble.ts';

/** The client comes in a chunk of its own: public pages never load it before it is needed. */
const importBackend = () => import('../adapters/siteBackend.ts');

async function loadBackend(): Promise<Backend> {
  try {
    const { createSiteBackend } = await importBackend();
    return createSiteBackend();
  } catch (error) {
    showLoadTrouble();
    throw error;
  }
}

/**
 * Fetches the client with the first letter that is typed into a form: browsers remember that a module did not come, so
 * whoever loses the network before sending could only load the page again.
 */
function useBackendWhileTyping(): void {
  useEffect(() => {
    const fetchWhenTyped = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form')) fetchAhead();
    };
    const stop = () => document.removeEventListener('input', fetchWhenTyped);
    const fetchAhead = () => {
      stop();
      // Sending says so, if it still matters then.
      importBackend().catch(() => undefined);
    };
    if (window.podiumEarly?.typed) fetchAhead();
    else document.addEventListener('input', fetchWhenTyped);
    return stop;
  }, []);
}

/** Safari has no idle callback; a moment after the page is shown is idle enough. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 200);
  return () => clearTimeout(id);
}

/** The session for the whole site. */
export function SiteAuth({ children }: { children: ReactNode }) {
  useBackendWhileTyping();
  return (
    <AuthProvider loadBackend={loadBackend} hasSessionHint={hasSessionHint} whenIdle={whenIdle}>
      {children}
    </AuthProvider>
  );
}
