import { paths } from './paths.ts';

/** How the fixed bars are printed above the first section of a page. */
interface BarLooks {
  banner: 'sun' | 'ink';
  /** What the first section is printed on. */
  firstGround: 'paper' | 'sun' | 'deep' | 'night';
  /** The first section begins with a drawing. */
  isSolid: boolean;
}

const onPaper: BarLooks = { banner: 'sun', firstGround: 'paper', isSolid: false };
/** The banner is ink, since one on sun would melt into the section. */
const onSun: BarLooks = { banner: 'ink', firstGround: 'sun', isSolid: false };

const looks: Record<string, BarLooks | undefined> = {
  [paths.speaking]: onSun,
  [paths.summit]: onSun,
  [paths.invest]: { ...onPaper, firstGround: 'deep' },
  [paths.tv]: { ...onPaper, firstGround: 'night' },
  [paths.calendar]: { ...onPaper, isSolid: true },
};

/** The looks of the bars on the page at this path. */
export function barLooks(path: string): BarLooks {
  return looks[path] ?? onPaper;
}
