import type { ReactNode } from 'react';
import type { Backend } from '@podium/data/client/backend.ts';
import { AuthProvider } from '@podium/data/session/AuthProvider.tsx';
import { whenIdle } from '@podium/ui/Island/whenIdle';
import { showLoadError } from './loadError.ts';

/** The client is a separate chunk: public pages load it only when needed. */
async function loadBackend(): Promise<Backend> {
  try {
    const { createSiteBackend } = await import('../adapters/siteBackend.ts');
    return createSiteBackend();
  } catch (error) {
    showLoadError();
    throw error;
  }
}

export function SiteAuth({ children }: { children: ReactNode }) {
  return (
    <AuthProvider loadBackend={loadBackend} whenIdle={whenIdle}>
      {children}
    </AuthProvider>
  );
}
