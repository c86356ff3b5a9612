import { pages } from '@podium/brands/active/content.ts';
import { lazy, useState, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { type PageName } from '@podium/data/schemas/site.ts';
import { PageTransition } from './shell/PageTransition.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';

/** Exports of every file in routes/. */
interface RouteModule {
  Page: ComponentType;
}

/** Who may open the route. Others are redirected: signed-out to /auth, signed-in to /. */
export type Access = 'everybody' | 'signed-in' | 'signed-out';

interface RouteOptions {
  path?: string;
  isClientOnly?: boolean;
  isPlain?: boolean;
  access?: Access;
}

export interface SiteRoute {
  name: PageName;
  /** The router's pattern; `*` matches all other paths. */
  path: string;
  /** The module's name in Vite's manifest. */
  module: string;
  /** Client-only: not prerendered, noindex. */
  isClientOnly: boolean;
  /** Without the header and footer of the public pages. */
  isPlain: boolean;
  /** Who may open the route (REQ-ROUTE-2). */
  access: Access;
  /** Loads the module, so that the page renders without suspending. */
  preload(): Promise<void>;
  Page: ComponentType;
}

const modules = import.meta.glob<RouteModule>('./routes/*.tsx');

function route(name: PageName, options: RouteOptions = {}): SiteRoute {
  const { path = `/${name}`, isClientOnly = false, isPlain = isClientOnly, access = 'everybody' } = options;
  const module = modules[`./routes/${name}.tsx`];
  if (!module) throw new Error(`No routes/${name}.tsx`);
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await module()).Page }));
  return {
    name,
    path,
    module: `src/routes/${name}.tsx`,
    isClientOnly,
    isPlain,
    access,
    preload: async () => {
      Loaded = (await module()).Page;
    },
    Page: () => {
      // A visible page must not change when its module is preloaded.
      const [Shown] = useState<ComponentType>(() => Loaded ?? Lazy);
      return <Shown />;
    },
  };
}

const everythingElse = route('notFound', { path: '*', isPlain: true });

/** All routes of the site. */
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
  route('authConfirm', { path: '/auth/confirm', isClientOnly: true }),
  route('newsletterConfirm', { path: '/newsletter/confirm', isClientOnly: true }),
  route('newsletterUnsubscribe', { path: '/newsletter/unsubscribe', isClientOnly: true }),
  everythingElse,
];

/** The route for `pathname`. Matching is case-sensitive, as on static hosts. */
export function routeFor(pathname: string): SiteRoute {
  return siteRoutes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname)) ?? everythingElse;
}

/**
 * The current page with its title. Public pages share one layout, which navigation does not remount. The route table is
 * flat; the router's nested `Routes` would add 2 kB of brotli.
 */
export function SiteRoutes() {
  const { name, isPlain, Page } = routeFor(useLocation().pathname);
  return (
    <>
      <title>{pages[name].title}</title>
      {isPlain ? (
        <PageTransition>
          <Page />
        </PageTransition>
      ) : (
        <PublicLayout>
          <Page />
        </PublicLayout>
      )}
    </>
  );
}
