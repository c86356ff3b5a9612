import type { PageDate } from '@podium/data/brandBuild.ts';

/** By path. Written by `npx node tools/brand/main.ts --date-pages`. */
export const pageDates: Record<string, PageDate | undefined> = {
  '/': { changed: '2026-11-25', words: '9855323a9920' },
  '/speaking': { changed: '2026-11-25', words: '6af2eb7cb9e4' },
  '/calendar': { changed: '2026-11-25', words: '15c863576f80' },
  '/media': { changed: '2026-11-21', words: 'b5fbb3ffc0f1' },
  '/invest': { changed: '2026-11-25', words: 'fc253aac1e98' },
  '/tv': { changed: '2026-11-25', words: '79f62a8e541a' },
  '/press': { changed: '2026-11-25', words: '287143f08151' },
  '/contact': { changed: '2026-11-21', words: '27db268a1fdb' },
  '/privacy': { changed: '2026-11-25', words: '28f14b7df3c9' },
  '/terms': { changed: '2026-11-21', words: 'a822e8b45032' },
  '/investment-disclaimer': { changed: '2026-11-22', words: 'e2dfbf8ab933' },
  '/programs': { changed: '2026-11-25', words: 'ed306d08b23c' },
  '/projects': { changed: '2026-11-21', words: 'f3fb8fb4ef3a' },
  '/blog': { changed: '2026-11-26', words: '26b2a629b3e9' },
  '/about': { changed: '2026-11-25', words: '3c0e41a15d18' },
  '/summit': { changed: '2026-11-25', words: 'c83951ecf979' },
};
