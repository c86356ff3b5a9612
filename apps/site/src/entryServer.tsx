import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { type PageName, pathOf } from '@podium/data/schemas/site.ts';
import { BuildDayContext } from '@podium/ui/clock/BuildDay';
import { App } from './App.tsx';
import { type TextFile, textFiles } from './files/textFiles.ts';
import { PageHead, type SharedPicture } from './head/PageHead.tsx';
import { pageMeta, pageMetas } from './head/pageMetas.ts';
import { structuredData } from './head/structuredData/structuredData.ts';
import { pages as definitions, pathTo } from './pages.ts';
import { routeFor, siteRoutes } from './routes.tsx';
import { PageNoScriptNotice } from './shell/PageNoScriptNotice.tsx';

/** One HTML file of the build. */
export interface PageOfBuild {
  name: PageName;
  path: string;
  /** Relative to the build folder; hosts serve `/auth` from `auth.html`. */
  file: string;
  /** The route's module in Vite's manifest. */
  module: string;
  /**
   * Start the app once the page is parsed, not when idle or on input; except for signed-out visitors
   * (src/shell/routeGuard.ts).
   */
  startsAtOnce: boolean;
  /** The page has restricted access. `signIn` is the redirect target of signed-out visitors, if any. */
  routeGuard?: { signIn?: string };
}

export interface BuildFacts {
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Milliseconds since the epoch. */
  builtAt: number;
  /** The latest day ('YYYY-MM-DD') that has begun in every time zone. */
  buildDay: string;
}

/** A page as markup: the elements for the head, the markup before the root element, and the root's content. */
export interface RenderedPage {
  head: string[];
  aboveRoot: string;
  body: string;
}

const unknownPath = '/404';

export const pages: readonly PageOfBuild[] = siteRoutes.map(({ name, path, module, isClientOnly, access }) => {
  const address = path === '*' ? unknownPath : path;
  return {
    name,
    path: address,
    file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    module,
    startsAtOnce: isClientOnly,
    routeGuard: access === 'everybody' ? undefined : { signIn: access === 'signed-in' ? pathTo('auth') : undefined },
  };
});

/** Paths that the inline script treats differently. */
export const specialPaths = {
  /** The page that accepts tokens in its query. */
  confirm: pathOf(definitions, 'authConfirm') ?? '',
  restricted: siteRoutes.flatMap(({ path, access }) => (access === 'signed-in' ? [path] : [])).join(' '),
};

export function files(facts: BuildFacts): TextFile[] {
  const open = pageMetas.flatMap(({ path, isForSearch }) => (isForSearch && path ? [path] : []));
  return textFiles({ ...facts, paths: open });
}

/**
 * React moves large Suspense boundaries to the end of the page, hidden, and places them with a script. Without scripts
 * they would stay hidden.
 */
const wholePage = Number.MAX_SAFE_INTEGER;

/**
 * Renders the page at `path`; `picture` is its Open Graph picture. Rejects with the first error that a component
 * throws, so that the build fails.
 */
export async function render(path: string, facts: BuildFacts, picture?: SharedPicture): Promise<RenderedPage> {
  const route = routeFor(path);
  await route.preload();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <BuildDayContext value={facts.buildDay}>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </BuildDayContext>,
    { onError: (error) => void errors.push(error), progressiveChunkSize: wholePage },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const { origin, builtAt } = facts;
  const things = structuredData(route.name, { origin, now: builtAt });
  const head = <PageHead meta={pageMeta(route.name)} origin={origin} picture={picture} things={things} />;
  const aboveRoot = route.isClientOnly ? renderToStaticMarkup(<PageNoScriptNotice />) : '';
  return { ...splitHead(renderToStaticMarkup(head) + html), aboveRoot };
}

/** React renders titles, metas and links first. They belong in the document's head, like the output of PageHead. */
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
