import type { RibbonSize } from './ribbons.css.ts';
import * as styles from './Ribbon.css.ts';

export interface RibbonProps {
  /** `small` is 24 px high, `large` 72 px. @default 'small' */
  size?: RibbonSize;
  /** `iris` runs from green to red, `current` takes the colour of the text. @default 'iris' */
  ink?: styles.RibbonInk;
}

/** A woven band along the whole width of its place. Decorative. */
export function Ribbon({ size = 'small', ink = 'iris' }: RibbonProps) {
  return <span className={`${styles.ribbon} ${styles.band[size]} ${styles.ink[ink]}`} aria-hidden="true" />;
}
