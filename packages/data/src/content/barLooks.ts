import { paths } from './paths.ts';

/** Style of the fixed bars above the first section of a page. */
interface BarLooks {
  banner: 'sun' | 'ink';
  /** Surface of the first section. */
  firstSurface: 'paper' | 'sun' | 'deep' | 'night';
  /** Opaque, because the first section begins with a drawing. */
  isSolid: boolean;
}

const onPaper: BarLooks = { banner: 'sun', firstSurface: 'paper', isSolid: false };
/** An ink banner: a sun banner would not stand out from the section. */
const onSun: BarLooks = { banner: 'ink', firstSurface: 'sun', isSolid: false };

const looks: Record<string, BarLooks | undefined> = {
  [paths.speaking]: onSun,
  [paths.summit]: onSun,
  [paths.invest]: { ...onPaper, firstSurface: 'deep' },
  [paths.tv]: { ...onPaper, firstSurface: 'night' },
  [paths.calendar]: { ...onPaper, isSolid: true },
};

export function barLooks(path: string): BarLooks {
  return looks[path] ?? onPaper;
}
