import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listeners } from '../server/listen.ts';

const closeLimitMs = 1000;

/**
 * Folders that the development server may serve. By default Vite serves the whole repository: the data folder with its
 * keys, the deals.
 */
const folders = ['apps/site', 'brands', 'packages', 'node_modules'];

/** The development server with hot reload. */
export interface DevSite extends Required<Listeners> {
  close(): Promise<void>;
}

export async function createDevSite(root: string): Promise<DevSite> {
  const { createServer } = await import('vite');
  // Vite needs an HTTP server for web sockets. This one never listens and only forwards upgrades.
  const upgrades = createHttpServer();
  const listenersBefore = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({
    root: join(root, 'apps/site'),
    configLoader: 'native',
    server: {
      middlewareMode: true,
      ws: { server: upgrades },
      fs: { allow: folders.map((folder) => join(root, folder)) },
    },
    appType: 'spa',
    clearScreen: false,
  });
  // The styling plugin runs its own Vite, which would end this process at the first signal with a wrong exit code.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listenersBefore.has(listener)) process.off('SIGTERM', listener);
  }
  return {
    request: (request, response) => vite.middlewares(request, response),
    upgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    // During its first optimization Vite may take very long to close, and nothing has to be saved.
    close: () => Promise.race([vite.close(), sleep(closeLimitMs)]),
  };
}
