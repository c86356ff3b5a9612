import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** With a larger file of a `srcset` in its cache, a browser shows that instead of the matching one. */
const isChosenBySize = /\.(?:avif|jpg|webp)$/;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

export interface FileServer {
  /** For example `http://127.0.0.1:40123`. */
  address: string;
  close(): void;
}

export interface ServeOptions {
  /** Folders by URL prefix. */
  folders: Record<string, string>;
  /** @default any free port */
  port?: number;
  /** Caches files in memory and in the browser. @default false */
  isFixed?: boolean;
}

/** Serves files on the loopback address. Rejects when the port is in use. */
export async function serve({ folders, port = 0, isFixed = false }: ServeOptions): Promise<FileServer> {
  const kept = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = fileOf(path, folders);
    const content = file && (kept.get(file) ?? (await readFile(file).catch(() => undefined)));
    if (!file || !content) {
      response.writeHead(404).end();
      return;
    }
    if (isFixed) kept.set(file, content);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isFixed && !isChosenBySize.test(file) ? 'max-age=3600, immutable' : 'no-store',
    });
    response.end(content);
  });
  await listening(server, port);
  const bound = server.address();
  const number = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://127.0.0.1:${number}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The longest matching prefix applies; a path outside its folder matches no file. */
function fileOf(path: string, folders: Record<string, string>): string | undefined {
  const [prefix] = Object.keys(folders)
    .filter((each) => path.startsWith(each))
    .toSorted((one, other) => other.length - one.length);
  if (prefix === undefined || path.includes('..')) return undefined;
  const rest = path.slice(prefix.length);
  return join(folders[prefix] ?? '', rest === '' ? 'index.html' : rest);
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken; name another with PORT.`) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}
