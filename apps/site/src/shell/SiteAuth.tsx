import type { ReactNode } from 'react';
import type { Backend } from '@podium/data/client/backend.ts';
import { NotLoadedError } from '@podium/data/schemas/result.ts';
import { AuthProvider } from '@podium/data/session/AuthProvider.tsx';
import { whenIdle } from '@podium/ui/Island/whenIdle';
import { showLoadError } from './loadError.ts';

/**
 * The client is a separate chunk: public pages load it only when needed. While the browser is offline nothing is
 * imported, because it would keep the failure until the page is reloaded.
 */
async function loadBackend(): Promise<Backend> {
  if (!navigator.onLine) throw new Error('The browser is offline.');
  try {
    const { createSiteBackend } = await import('../adapters/siteBackend.ts');
    return createSiteBackend();
  } catch (error) {
    showLoadError();
    throw new NotLoadedError('The backend did not load.', { cause: error });
  }
}

export function SiteAuth({ children }: { children: ReactNode }) {
  return (
    <AuthProvider loadBackend={loadBackend} whenIdle={whenIdle}>
      {children}
    </AuthProvider>
  );
}
