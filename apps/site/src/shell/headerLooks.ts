import { type PageName, pathOf } from '@podium/data/schemas/site.ts';
import { pageNames, pages } from '../pages.ts';

/** Colours of the fixed header above the first section of a page. */
interface HeaderLooks {
  banner: 'accent1' | 'reversed';
  /** Surface of the first section. */
  firstSurface: 'page' | 'accent1' | 'inverse' | 'inverseAlt';
  /** Opaque, because the first section begins with a drawing. */
  isSolid: boolean;
}

const plain: HeaderLooks = { banner: 'accent1', firstSurface: 'page', isSolid: false };
/** A banner with the same background would not stand out from the section. */
const onAccent: HeaderLooks = { ...plain, banner: 'reversed', firstSurface: 'accent1' };

const looks: Partial<Record<PageName, HeaderLooks>> = {
  calendar: { ...plain, isSolid: true },
  invest: { ...plain, firstSurface: 'inverse' },
  speaking: onAccent,
  summit: onAccent,
  tv: { ...plain, firstSurface: 'inverseAlt' },
};

/** Colours of the header above the page at this path. */
export function headerLooks(path: string): HeaderLooks {
  const name = pageNames.find((each) => pathOf(pages, each) === path);
  return (name && looks[name]) ?? plain;
}
