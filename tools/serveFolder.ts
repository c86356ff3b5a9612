import { preview } from 'vite';

/** With a larger file of a `srcset` in its cache, a browser shows that instead of the matching one. */
const isChosenBySize = /\.(?:avif|jpg|webp)$/;

export interface FileServer {
  /** For example `http://127.0.0.1:4173`. */
  address: string;
  close(): Promise<void>;
}

/** Serves a folder at a free port of the loopback address. */
export async function serveFolder(folder: string): Promise<FileServer> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    root: folder,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1' },
    plugins: [
      {
        name: 'cache',
        configurePreviewServer({ middlewares }) {
          middlewares.use(({ url = '' }, response, next) => {
            const [path = ''] = url.split('?');
            response.setHeader('cache-control', isChosenBySize.test(path) ? 'no-store' : 'max-age=3600, immutable');
            next();
          });
        },
      },
    ],
  });
  return { address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
