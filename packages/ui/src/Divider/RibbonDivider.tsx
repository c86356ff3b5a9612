import type { RibbonSize } from './ribbonTiles.css.ts';
import * as styles from './RibbonDivider.css.ts';

export interface RibbonDividerProps {
  /** `small` is 24 px high, `large` 72 px. @default 'small' */
  size?: RibbonSize;
  /** `iris` is a gradient from green to red, `current` is the text colour. @default 'iris' */
  ink?: styles.RibbonInk;
}

/** A divider drawn as a woven ribbon. Decorative, full width. */
export function RibbonDivider({ size = 'small', ink = 'iris' }: RibbonDividerProps) {
  return <span className={`${styles.ribbon} ${styles.band[size]} ${styles.ink[ink]}`} aria-hidden="true" />;
}
