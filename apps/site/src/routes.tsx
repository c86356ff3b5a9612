import { lazy, useState, type ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { routes } from 'virtual:site-modules';
import { type PageName, pathOf } from '@podium/data/schemas/site.ts';
import { clientOnlyPages, pageNames, pages } from './pages.ts';
import { PageTransition } from './shell/PageTransition.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';

/** Who may open the route. Others are redirected: signed-out to /auth, signed-in to /. */
export type Access = 'everybody' | 'signed-in' | 'signed-out';

export interface SiteRoute {
  name: PageName;
  /** The router's pattern; `*` matches all other paths. */
  path: string;
  /** The module's name in Vite's manifest. */
  module: string;
  isClientOnly: boolean;
  /** The page renders its own header and has no footer. */
  isPlain: boolean;
  access: Access;
  /** Loads the module, so that the page renders without suspending. */
  preload(): Promise<void>;
  Page: ComponentType;
}

const accessOf: Partial<Record<PageName, Access>> = { auth: 'signed-out', deals: 'signed-in', join: 'signed-in' };

function route(name: PageName, module: () => Promise<{ Page: ComponentType }>): SiteRoute {
  const isClientOnly = clientOnlyPages.includes(name);
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: (await module()).Page }));
  return {
    name,
    path: pathOf(pages, name) ?? '*',
    module: `src/routes/${name}.tsx`,
    isClientOnly,
    isPlain: isClientOnly || name === 'notFound',
    access: accessOf[name] ?? 'everybody',
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

/** All routes of the site. The last one matches all other paths. */
export const siteRoutes: readonly SiteRoute[] = pageNames
  .toSorted((one, other) => Number(one === 'notFound') - Number(other === 'notFound'))
  .flatMap((name) => {
    const module = routes[name];
    return module ? [route(name, module)] : [];
  });

/** The route for `pathname`. Matching is case-sensitive, as on static hosts. */
export function routeFor(pathname: string): SiteRoute {
  const found = siteRoutes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
  if (!found) throw new Error('The site has no page for unknown paths.');
  return found;
}

/**
 * The current page with its title. Public pages share one layout, which navigation does not remount. The route table is
 * flat; the router's nested `Routes` would add 2 kB of brotli.
 */
export function SiteRoutes() {
  const { name, isPlain, Page } = routeFor(useLocation().pathname);
  return (
    <>
      <title>{pages[name]?.title}</title>
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
