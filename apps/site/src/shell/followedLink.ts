import { partsOfPage } from './scrolling.ts';

/** The link that was followed last on a page, identified by its position in the page. */
export interface FollowedLink {
  /** Index of the section that contains the link; -1 for a link outside of sections, for example in the header. */
  part: number;
  href: string;
  /** Index among the links of that section with the same URL. */
  index: number;
}

export function describeLink(link: HTMLAnchorElement): FollowedLink {
  const part = partsOfPage().findIndex((each) => each.contains(link));
  const href = link.getAttribute('href') ?? '';
  return { part, href, index: linksLike({ part, href }).indexOf(link) };
}

/** Undefined if it is not rendered, or not yet. For a link in a closed drawer, the button that opens the drawer. */
export function findLink(followed: FollowedLink): HTMLElement | undefined {
  const link = linksLike(followed)[followed.index];
  // Tests `open`, because a closing dialog is visible until its transition ends.
  const dialog = link?.closest('dialog:not([open])');
  if (dialog) return document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`) ?? undefined;
  return link?.checkVisibility() ? link : undefined;
}

/** Whether the link's part of the page is not hydrated yet. */
export function isPartLoading({ part }: FollowedLink): boolean {
  return rootOf(part).querySelector('[data-reserved]') !== null;
}

function linksLike({ part, href }: Pick<FollowedLink, 'part' | 'href'>): HTMLAnchorElement[] {
  return [...rootOf(part).querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}

function rootOf(part: number): Element {
  return partsOfPage()[part] ?? document.body;
}
