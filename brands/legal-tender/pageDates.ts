import type { PageDate } from '@podium/data/brandBuild.ts';

/** By path. Written by `npx node tools/brand/main.ts --date-pages`. */
export const pageDates: Record<string, PageDate | undefined> = {
  '/': { changed: '2026-11-25', words: '08c673f9925a' },
  '/speaking': { changed: '2026-11-21', words: 'ba9be761c97a' },
  '/calendar': { changed: '2026-11-25', words: '9bc36b62c1ee' },
  '/media': { changed: '2026-11-21', words: 'b5fbb3ffc0f1' },
  '/invest': { changed: '2026-11-21', words: '77ff1bc54350' },
  '/tv': { changed: '2026-11-21', words: 'd3055dca652c' },
  '/press': { changed: '2026-11-21', words: 'ebccb4764d87' },
  '/contact': { changed: '2026-11-21', words: '27db268a1fdb' },
  '/privacy': { changed: '2026-11-22', words: '2a38fc42751a' },
  '/terms': { changed: '2026-11-21', words: 'a822e8b45032' },
  '/investment-disclaimer': { changed: '2026-11-22', words: 'e2dfbf8ab933' },
  '/programs': { changed: '2026-11-21', words: '14d924f3f0b3' },
  '/projects': { changed: '2026-11-21', words: 'f3fb8fb4ef3a' },
  '/blog': { changed: '2026-11-21', words: '0cb1f9ff6ad1' },
  '/about': { changed: '2026-11-25', words: '3c0e41a15d18' },
  '/summit': { changed: '2026-11-24', words: 'efd9c1f54f16' },
};
