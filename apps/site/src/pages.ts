import { pages as pagesOfBrand } from '@podium/brands/active/content.ts';
import { type PageName, pathOf, type Pages } from '@podium/data/schemas/site.ts';

/** The pages of the brand; undefined for those that it leaves out. */
export const pages: Pages = pagesOfBrand;

/** Names of the brand's pages, in its order. */
export const pageNames = Object.keys(pages) as PageName[];

/** Path of a page that the site has, because the code that links to it is part of that page or belongs to it. */
export function pathTo(name: PageName): string {
  const path = pathOf(pages, name);
  if (path === undefined) throw new Error(`The brand has no page '${name}'.`);
  return path;
}

/** Not prerendered, noindex: what they show depends on the account or on a mailed link. */
export const clientOnlyPages: readonly PageName[] = [
  'auth',
  'authConfirm',
  'deals',
  'join',
  'newsletterConfirm',
  'newsletterUnsubscribe',
];
