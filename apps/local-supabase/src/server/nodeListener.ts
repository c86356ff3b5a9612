import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { WebApp } from './webApp.ts';

/** Adapts a web app to Node's HTTP server. */
export function nodeListener(app: WebApp): RequestListener {
  const listener = getRequestListener(app.fetch);
  return (request, response) => void listener(request, response);
}
