import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { paths } from '@podium/data/content/paths';
import { type PageMeta, routes } from '@podium/data/content/routes';
import { BuildDayProvider } from '@podium/ui/clock/BuildDay';
import { App } from './App.tsx';
import { type TextFile, textFiles } from './files/textFiles.ts';
import { PageHead, type SharedPicture } from './head/PageHead.tsx';
import { structuredData } from './head/structuredData/structuredData.ts';
import { type PagePicture, pagePictures } from './pictures/pagePictures.ts';
import { routeFor, siteRoutes } from './routes.tsx';
import { PageWithoutScripts } from './shell/PageWithoutScripts.tsx';

/** One HTML file of the build. */
export interface PageOfBuild {
  path: string;
  /** Relative to the build folder; hosts serve `/auth` from `auth.html`. */
  file: string;
  /** The route's module in Vite's manifest. */
  module: string;
  /** The script starts with the page instead of when it is idle or touched; for strangers it does not (src/shell/gate.ts). */
  startsAtOnce: boolean;
  /** The page is not for everybody; `signIn` is where strangers are sent to, if they are. */
  gate?: { signIn?: string };
  /** What is shown where the page is shared; none for a page that stands for every unknown address. */
  picture?: PagePicture;
}

/** What a build knows and a page does not. */
export interface BuildFacts {
  /** Public origin of the site, without a slash at the end. */
  origin: string;
  /** Milliseconds since the epoch. */
  builtAt: number;
  /** The day, 'YYYY-MM-DD', that has come by then for everyone. */
  buildDay: string;
}

/** A page as markup: what belongs into the head, one element each, what stands above the root element, and its content. */
export interface RenderedPage {
  head: string[];
  aboveRoot: string;
  body: string;
}

/** Any path that no route of the table knows. */
const unknownPath = '/404';

export const pages: readonly PageOfBuild[] = siteRoutes.map(({ name, path, module, isClientOnly, access }) => {
  const address = path === '*' ? unknownPath : path;
  return {
    path: address,
    file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    module,
    startsAtOnce: isClientOnly,
    gate: access === 'everybody' ? undefined : { signIn: access === 'signed-in' ? paths.auth : undefined },
    picture: name === 'notFound' ? undefined : pagePictures[name],
  };
});

/** The files beside the pages that are text. */
export function files(facts: BuildFacts): TextFile[] {
  const metas: PageMeta[] = siteRoutes.map(({ name }) => routes[name]);
  const open = metas.flatMap(({ path, isForSearch }) => (isForSearch && path !== null ? [path] : []));
  return textFiles({ ...facts, paths: open });
}

/**
 * React would put the larger islands at the end of the page, hidden, with a script that brings them to their places: a
 * reader without scripts would never see them.
 */
const wholePage = Number.MAX_SAFE_INTEGER;

/**
 * Renders the page at `path`; `picture` is its own, as a file. Rejects with the first error that a component threw: a
 * build must not hide it.
 */
export async function render(path: string, facts: BuildFacts, picture?: SharedPicture): Promise<RenderedPage> {
  const route = routeFor(path);
  await route.preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <BuildDayProvider value={facts.buildDay}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </BuildDayProvider>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: wholePage },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const { origin, builtAt } = facts;
  const things = structuredData(route.name, { origin, now: builtAt });
  const head = <PageHead meta={routes[route.name]} origin={origin} picture={picture} things={things} />;
  const aboveRoot = route.isClientOnly ? renderToStaticMarkup(<PageWithoutScripts />) : '';
  return { ...splitHead(renderToStaticMarkup(head) + html), aboveRoot };
}

/** React puts titles, metas and links before the rest; they belong into the document's head, as PageHead does. */
function splitHead(html: string): Pick<RenderedPage, 'head' | 'body'> {
  const head: string[] = [];
  let body = html;
  for (;;) {
    const [element] =
      /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>|<script type="application\/ld\+json">.*?<\/script>)/s.exec(
        body,
      ) ?? [];
    if (!element) return { head, body };
    head.push(element);
    body = body.slice(element.length);
  }
}
