import { calendarFeedFile } from '@podium/data/events/calendarFiles.ts';
import { anchors, type PageName, pathOf, pathsOf, type Pages, type Site } from '@podium/data/schemas/site.ts';

const longestTitle = 60;
const longestDescription = 155;

/** Titles and descriptions that search results would truncate or confuse, one sentence each. */
export function metadataProblems(pages: Partial<Pages>, name: string): string[] {
  const entries = Object.entries(pages);
  return entries.flatMap(([page, { title, description }]) => [
    ...(title.length > longestTitle
      ? [`pages.ts: the title of '${page}' has ${title.length} characters, and may have ${longestTitle}.`]
      : []),
    ...(title.includes(name) ? [] : [`pages.ts: the title of '${page}' does not contain the name ${name}.`]),
    ...(description.length > longestDescription
      ? [
          `pages.ts: the description of '${page}' has ${description.length} characters, and may have ${longestDescription}.`,
        ]
      : []),
    ...(['title', 'description'] as const).flatMap((field) =>
      entries
        .filter(([other, texts]) => other > page && texts[field] === pages[page as keyof Pages]?.[field])
        .map(([other]) => `pages.ts: '${page}' and '${other}' have the same ${field}.`),
    ),
  ]);
}

/** Paths that are equal or invalid, one sentence each. */
export function pathProblems(pages: Pages): string[] {
  const entries = Object.entries(pathsOf(pages));
  return entries.flatMap(([page, path], index) => [
    ...(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path)
      ? []
      : [`pages.ts: the path of '${page}' is '${path}'; it must look like '/press-kit'.`]),
    ...(/^\/assets(?:\/|$)/.test(path) ? [`pages.ts: the path of '${page}' is that of the site's scripts.`] : []),
    ...entries
      .slice(index + 1)
      .filter(([, other]) => other === path)
      .map(([other]) => `pages.ts: '${page}' and '${other}' have the same path.`),
  ]);
}

/** Accounts are opened, used and deleted on these pages. */
const accountPages: readonly PageName[] = ['auth', 'authConfirm', 'deals', 'join'];

/** One sentence if a brand has only some of the pages of accounts. */
export function accountProblems(pages: Pages): string[] {
  const { has = [], lacks = [] } = Object.groupBy(accountPages, (name) => (pathOf(pages, name) ? 'has' : 'lacks'));
  if (has.length === 0 || lacks.length === 0) return [];
  return [`pages.ts: has the page ${has.join(', ')}, but not ${lacks.join(', ')}: accounts need all of them.`];
}

/** The links, and paths of mailed files, to a page, section or file that the site does not have, one sentence each. */
export function linkProblems(
  texts: readonly (readonly [path: string, text: string])[],
  { pages, site, files }: { pages: Pages; site: Site; files: readonly string[] },
): string[] {
  const known = [
    ...Object.values(pathsOf(pages)),
    ...files.map((file) => `/${file.replace(/^\//, '')}`),
    calendarFeedFile,
  ];
  const sections = ['newsletter', ...site.home].map((section) =>
    section in anchors ? anchors[section as keyof typeof anchors] : section,
  );
  return texts
    .filter(([contentPath]) => /\.href$|^resourceMails\.\d+\.path$/.test(contentPath))
    .flatMap(([contentPath, href]) => {
      if (!/^[/#]/.test(href)) return [];
      const [address = '', anchor] = href.split('#');
      const [path = ''] = address.split('?');
      if (path && !known.includes(path))
        return [`${contentPath}: no page of pages.ts and no file of build.ts has the path '${path}'.`];
      const isHome = path === pages.home.path;
      if (anchor && isHome && !sections.includes(anchor))
        return [`${contentPath}: the home page has no section '#${anchor}' (site.ts).`];
      return [];
    });
}
