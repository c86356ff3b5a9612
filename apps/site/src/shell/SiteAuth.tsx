import type { ReactNode } from 'react';
import type { Backend } from '@podium/data/client/backend';
import { AuthProvider } from '@podium/data/session/AuthProvider';
import { hasSessionHint } from '@podium/data/session/sessionHint';
import { showLoadTrouble } from './loadTrouble.ts';

/** The client comes in a chunk of its own: public pages never load it before it is needed. */
async function loadBackend(): Promise<Backend> {
  try {
    const { createSiteBackend } = await import('../adapters/siteBackend.ts');
    return createSiteBackend();
  } catch (error) {
    showLoadTrouble();
    throw error;
  }
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
  return (
    <AuthProvider loadBackend={loadBackend} hasSessionHint={hasSessionHint} whenIdle={whenIdle}>
      {children}
    </AuthProvider>
  );
}
