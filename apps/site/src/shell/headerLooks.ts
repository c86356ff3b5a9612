import type { HeaderLooks, PageDefinition } from '@podium/data/schemas/site.ts';
import { pages } from '../pages.ts';

const plain: HeaderLooks = { banner: 'accent1', firstSurface: 'page', isSolid: false };

/** Colours of the header above the page at this path. */
export function headerLooks(path: string): HeaderLooks {
  const definitions: Partial<PageDefinition>[] = Object.values(pages);
  return definitions.find((page) => page.path === path)?.header ?? plain;
}
