import { lazy, useState, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { titles, type PageName } from '@podium/data/content/titles';

/** What every file in routes/ exports. */
interface RouteModule {
  Page: ComponentType;
}

/** Others are sent on: signed-out visitors to /auth, signed-in ones home. */
export type Access = 'everybody' | 'signed-in' | 'signed-out';

interface RouteOptions {
  path?: string;
  isClientOnly?: boolean;
  access?: Access;
}

export interface SiteRoute {
  name: PageName;
  /** The path as the router matches it; `*` is everything else. */
  path: string;
  /** The module as Vite's manifest names it. */
  module: string;
  /** Of no use without its script, and not for search engines. */
  isClientOnly: boolean;
  /** Whom the page is for (specification §2, 'Access'). */
  access: Access;
  /** Loads the module; the page then renders without waiting. */
  preload(): Promise<void>;
  Page: ComponentType;
}

const modules = import.meta.glob<RouteModule>('./routes/*.tsx');

function route(name: PageName, options: RouteOptions = {}): SiteRoute {
  const { path = `/${name}`, isClientOnly = false, access = 'everybody' } = options;
  const module = modules[`./routes/${name}.tsx`];
  if (!module) throw new Error(`No routes/${name}.tsx`);
  let loading: Promise<RouteModule> | undefined;
  // Once: a second try would not fetch again the styles that failed in the first.
  const load = () => (loading ??= module());
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await load()).Page }));
  return {
    name,
    path,
    module: `src/routes/${name}.tsx`,
    isClientOnly,
    access,
    preload: async () => {
      Loaded = (await load()).Page;
    },
    Page: () => {
      // A page that is shown must not change under the visitor's hands when it is preloaded.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
      return <Shown />;
    },
  };
}

const everythingElse = route('notFound', { path: '*' });

/** Every page of the site, once. */
export const siteRoutes: readonly SiteRoute[] = [
  route('home', { path: '/' }),
  route('auth', { isClientOnly: true, access: 'signed-out' }),
  route('join', { isClientOnly: true, access: 'signed-in' }),
  route('deals', { isClientOnly: true, access: 'signed-in' }),
  route('speaking'),
  route('calendar'),
  route('media'),
  route('invest'),
  route('tv'),
  route('press'),
  route('contact'),
  route('privacy'),
  route('terms'),
  route('investmentDisclaimer', { path: '/investment-disclaimer' }),
  route('programs'),
  route('projects'),
  route('blog'),
  route('about'),
  route('summit'),
  route('newsletterConfirm', { path: '/newsletter/confirm', isClientOnly: true }),
  route('newsletterUnsubscribe', { path: '/newsletter/unsubscribe', isClientOnly: true }),
  everythingElse,
];

/** The route that shows `pathname`. Small and capital letters differ, as for the hosts that serve the pages. */
export function routeFor(pathname: string): SiteRoute {
  return siteRoutes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? everythingElse;
}

/**
 * The page of the address, with its title. The table is flat, so the router's nested `Routes` would only add 2 kB of
 * brotli.
 */
export function SiteRoutes() {
  const { name, Page } = routeFor(useLocation().pathname);
  return (
    <>
      <title>{titles[name]}</title>
      <Page />
    </>
  );
}
