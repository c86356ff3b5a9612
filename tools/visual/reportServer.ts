import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createServer, type ViteDevServer } from 'vite';
import { cache } from './places.ts';
import { decide, readReport, type Report, type Verdict } from './report.ts';

interface Decision {
  names: string[];
  /** Undefined reverts the verdict. */
  verdict?: Verdict;
}

/**
 * Serves the report in a folder and writes the verdicts of the reviewer. Only the report's own page may send them: a
 * page of another origin is refused. `baselines` is for tests.
 */
export async function serveReport(
  folder: string,
  baselines?: string,
): Promise<{ address: string; server: ViteDevServer }> {
  await readReport(folder);
  let address = '';
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, body: Report | { error: string }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.origin !== address) return answer(403, { error: 'The request is from another origin.' });
    try {
      const { names, verdict } = JSON.parse(await text(request)) as Decision;
      return answer(200, await decide(folder, new Set(names), verdict, baselines));
    } catch (error) {
      return answer(500, { error: (error as Error).message });
    }
  };
  /** Sequential, because each verdict reads and writes the report. */
  let last: Promise<unknown> = Promise.resolve();
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'reportPage'),
    cacheDir: join(cache, 'vite'),
    publicDir: folder,
    server: { host: '127.0.0.1', port: 6116, cors: false },
    plugins: [
      {
        name: 'report',
        configureServer({ middlewares, watcher, ws }) {
          middlewares.use('/verdicts', (request, response) => {
            last = last.then(() => respond(request, response));
          });
          watcher.on('all', (_event, path) => {
            if (path === join(folder, 'report.json')) ws.send({ type: 'custom', event: 'report' });
          });
        },
      },
    ],
  });
  await server.listen();
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { address, server };
}
