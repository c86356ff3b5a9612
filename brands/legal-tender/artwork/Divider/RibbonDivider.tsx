import type { RibbonSize } from './ribbonTiles.css.ts';
import { type RibbonInk, ribbon } from './RibbonDivider.css.ts';

export interface RibbonDividerProps {
  /** `small` is 24 px high, `large` 72 px. @default 'small' */
  size?: RibbonSize;
  /** `iris` and the `bar` inks are three inks each, `current` is the text colour. @default 'iris' */
  ink?: RibbonInk;
}

/**
 * A woven ribbon that separates large parts of a page or fills a band.
 *
 * @avoid Rows of a list: use a hairline. Progress: use `Progress`.
 * @screenReader Hidden. It separates visually only; a new part needs its own heading.
 */
export function RibbonDivider({ size, ink }: RibbonDividerProps) {
  return <span className={ribbon({ size, ink })} aria-hidden="true" />;
}
