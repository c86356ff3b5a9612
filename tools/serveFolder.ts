import { preview } from 'vite';

/** No caching: a browser prefers a larger file of a `srcset` that it has cached to the matching one. */
const isChosenBySize = /\.(?:avif|jpg|webp)$/;

/** Serves a folder at a free port of the loopback address, for example `http://127.0.0.1:4173`. */
export async function serveFolder(folder: string): Promise<{ address: string } & AsyncDisposable> {
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
  const address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return { address, [Symbol.asyncDispose]: () => server.close() };
}
