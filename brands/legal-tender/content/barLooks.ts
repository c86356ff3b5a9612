import { paths } from './paths.ts';

/** Style of the fixed bars above the first section of a page. */
interface BarLooks {
  banner: 'accent1' | 'reversed';
  /** Surface of the first section. */
  firstSurface: 'page' | 'accent1' | 'inverse' | 'inverseAlt';
  /** Opaque, because the first section begins with a drawing. */
  isSolid: boolean;
}

const onPage: BarLooks = { banner: 'accent1', firstSurface: 'page', isSolid: false };
/** A banner with the same background would not stand out from the section. */
const onAccent: BarLooks = { banner: 'reversed', firstSurface: 'accent1', isSolid: false };

const looks: Record<string, BarLooks | undefined> = {
  [paths.speaking]: onAccent,
  [paths.summit]: onAccent,
  [paths.invest]: { ...onPage, firstSurface: 'inverse' },
  [paths.tv]: { ...onPage, firstSurface: 'inverseAlt' },
  [paths.calendar]: { ...onPage, isSolid: true },
};

export function barLooks(path: string): BarLooks {
  return looks[path] ?? onPage;
}
