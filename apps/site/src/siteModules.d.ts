/** The modules of the brand's pages and home sections, listed by the build (build/siteModules.ts). */
declare module 'virtual:site-modules' {
  import type { ComponentType } from 'react';
  import type { HomeSection, PageName } from '@podium/data/schemas/site.ts';

  /** By page, in the order of the brand's pages.ts. */
  export const routes: Partial<Record<PageName, () => Promise<{ Page: ComponentType }>>>;
  /** By section, without the hero, which is part of the page's module. */
  export const sections: Partial<Record<HomeSection, () => Promise<{ Section: ComponentType }>>>;
}
