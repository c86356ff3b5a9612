import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listeners } from '../server/listen.ts';

const closeLimitMs = 1000;

/** What the site is made of. By itself Vite gives out the whole repository: the data folder with its keys, the deals. */
const folders = ['apps/site', 'packages', 'node_modules'];

/** The site from its sources, with hot reload. */
export interface DevSite extends Required<Listeners> {
  close(): Promise<void>;
}

export async function createDevSite(root: string): Promise<DevSite> {
  const { createServer } = await import('vite');
  // Vite wants one server to take web sockets from; this one never listens and only passes them on.
  const upgrades = createHttpServer();
  const listenersBefore = new Set(process.listeners('SIGTERM'));
  const vite = await createServer({
    root: join(root, 'apps/site'),
    server: {
      middlewareMode: true,
      ws: { server: upgrades },
      fs: { allow: folders.map((folder) => join(root, folder)) },
    },
    appType: 'spa',
    clearScreen: false,
  });
  // The styling plugin runs a Vite of its own, which would end this process at the first signal, and with a wrong code.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listenersBefore.has(listener)) process.off('SIGTERM', listener);
  }
  return {
    request: (request, response) => vite.middlewares(request, response),
    upgrade: (request, socket, head) => void upgrades.emit('upgrade', request, socket, head),
    // In the middle of its first work Vite can take very long to end; there is nothing of it to be kept.
    close: () => Promise.race([vite.close(), sleep(closeLimitMs)]),
  };
}
