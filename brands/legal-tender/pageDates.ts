import type { PageDate } from '@podium/data/brandBuild.ts';

/** By path. Written by `npx node tools/brand/main.ts --date-pages`. */
export const pageDates: Record<string, PageDate | undefined> = {
  '/': { changed: '2026-11-26', words: 'ebbaa0a41056' },
  '/speaking': { changed: '2026-11-27', words: 'c75206ccb9c7' },
  '/calendar': { changed: '2026-11-25', words: '15c863576f80' },
  '/media': { changed: '2026-11-27', words: '6e8c732db086' },
  '/invest': { changed: '2026-11-26', words: '81f6c4b90691' },
  '/tv': { changed: '2026-11-27', words: 'ee343e7af5ef' },
  '/press': { changed: '2026-11-27', words: '583c431910e2' },
  '/contact': { changed: '2026-11-21', words: '27db268a1fdb' },
  '/privacy': { changed: '2026-11-26', words: '06b99123e35d' },
  '/terms': { changed: '2026-11-26', words: 'be43c61e068d' },
  '/investment-disclaimer': { changed: '2026-11-26', words: '035eb3f11ac9' },
  '/programs': { changed: '2026-11-25', words: 'ed306d08b23c' },
  '/projects': { changed: '2026-11-21', words: 'f3fb8fb4ef3a' },
  '/blog': { changed: '2026-11-27', words: 'd376c5a68b11' },
  '/about': { changed: '2026-11-27', words: '1dfc58fc3c59' },
  '/summit': { changed: '2026-11-26', words: '3ac67e1b255d' },
};
