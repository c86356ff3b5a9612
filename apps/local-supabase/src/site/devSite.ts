import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** The site from its sources, with hot reload. */
export interface DevSite {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** @param http the server whose sockets also carry the reloads */
export async function createDevSite(root: string, http: Server): Promise<DevSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: join(root, 'apps/site'),
    server: { middlewareMode: true, ws: { server: http } },
    appType: 'spa',
    clearScreen: false,
  });
  return {
    handle: (request, response) => vite.middlewares(request, response),
    close: () => vite.close(),
  };
}
