import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { routes } from '@podium/data/content/routes';
import { App } from './App.tsx';
import { PageHead } from './head/PageHead.tsx';
import { routeFor, siteRoutes } from './routes.tsx';

/** One HTML file of the build. */
export interface PageOfBuild {
  path: string;
  /** Relative to the build folder; hosts serve `/auth` from `auth.html`. */
  file: string;
  /** The route's module in Vite's manifest. */
  module: string;
  /** The script starts with the page instead of when it is idle or touched. */
  startsAtOnce: boolean;
}

/** A page as markup: what belongs into the head, one element each, and the content of the root element. */
export interface RenderedPage {
  head: string[];
  body: string;
}

/** Any path that no route of the table knows. */
const unknownPath = '/404';

export const pages: readonly PageOfBuild[] = siteRoutes.map(({ path, module, isClientOnly }) => {
  const address = path === '*' ? unknownPath : path;
  return {
    path: address,
    file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    module,
    startsAtOnce: isClientOnly,
  };
});

/** Renders the page at `path`. Rejects with the first error that a component threw: a build must not hide it. */
export async function render(path: string): Promise<RenderedPage> {
  const route = routeFor(path);
  await route.preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return splitHead(renderToStaticMarkup(<PageHead meta={routes[route.name]} />) + html);
}

/** React puts titles, metas and links before the rest; they belong into the document's head. */
function splitHead(html: string): RenderedPage {
  const head: string[] = [];
  let body = html;
  for (;;) {
    const [element] = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)/s.exec(body) ?? [];
    if (!element) return { head, body };
    head.push(element);
    body = body.slice(element.length);
  }
}
