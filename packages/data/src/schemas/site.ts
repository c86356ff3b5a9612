/** Pages of every site. */
type RequiredPage = 'home' | 'contact' | 'privacy' | 'terms' | 'newsletterConfirm' | 'newsletterUnsubscribe';

/** Pages that a brand can leave out. */
type OptionalPage =
  | 'about'
  | 'auth'
  | 'authConfirm'
  | 'blog'
  | 'calendar'
  | 'deals'
  | 'invest'
  | 'investmentDisclaimer'
  | 'join'
  | 'media'
  | 'press'
  | 'programs'
  | 'projects'
  | 'speaking'
  | 'summit'
  | 'tv';

/** `notFound` is shown for all other paths. */
export type PageName = RequiredPage | OptionalPage | 'notFound';

/** The path of a page, and its metadata. */
export interface PageDefinition {
  path: string;
  /** At most 60 characters including the name. */
  title: string;
  /** For search results: at most 155 characters. */
  description: string;
}

/** The pages of a brand, as in the sitemap. A page that is left out is not built: links to its path are type errors. */
export type Pages = Record<RequiredPage, PageDefinition> &
  Partial<Record<OptionalPage, PageDefinition>> & { notFound: Omit<PageDefinition, 'path'> };

type Paths<Defined extends Pages> = {
  [Name in keyof Defined as Defined[Name] extends { path: string } ? Name : never]: string;
};

export function pathsOf<Defined extends Pages>(pages: Defined): Paths<Defined> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, page]) => ('path' in page ? [[name, page.path]] : [])),
  ) as Paths<Defined>;
}

/** Ids of sections that links lead to, for REQ-NAV-2 and REQ-ROUTE-6. */
export const anchors = {
  hero: 'hero',
  about: 'about',
  speakingCards: 'speaking',
  calendar: 'calendar',
  mediaHub: 'media',
  investments: 'investments',
  tvSeries: 'tv-series',
  contactStrip: 'contact',
  newsletter: 'newsletter',
} as const;

export type HomeSection =
  | Exclude<keyof typeof anchors, 'newsletter'>
  | 'asSeenOn'
  | 'callToAction'
  | 'caseStudies'
  | 'freeResources'
  | 'onTheRoad'
  | 'podcast'
  | 'quickWins'
  | 'testimonials'
  | 'videoTeaser';

/** What a site consists of, beside its pages. */
export interface Site {
  /**
   * Language of the copy, as a BCP 47 tag: 'en', 'de-CH'. Numbers, dates and plural forms follow it; 'en-u-fw-mon' begins
   * the weeks of the calendar on Monday.
   */
  locale: string;
  /** The sections of the home page in order, `hero` first. */
  home: readonly ['hero', ...Exclude<HomeSection, 'hero'>[]];
}

/** A link that scrolls to a section at home and opens a page elsewhere (REQ-NAV-2, REQ-NAV-3). */
export interface SectionLink {
  label: string;
  anchor?: string;
  href: string;
}

/**
 * Links of the navigation: to a page and, at home, to its section if there is one. Sections and pages that the brand
 * leaves out are omitted, and so are items without either.
 */
export function sectionLinks(
  { home }: Site,
  pages: Pages,
  items: readonly { label: string; section?: keyof typeof anchors; page: PageName }[],
): SectionLink[] {
  return items.flatMap(({ label, section, page }) => {
    const anchor = section && home.some((each) => each === section) ? anchors[section] : undefined;
    const path = pathOf(pages, page);
    const href = path ?? (anchor && `${pages.home.path}#${anchor}`);
    return href ? [{ label, anchor, href }] : [];
  });
}

/** Undefined for a page that the brand does not have. */
export function pathOf(pages: Pages, name: PageName): string | undefined {
  const page = pages[name];
  return page && 'path' in page ? page.path : undefined;
}
