import { use } from 'react';
import { ArtworkContext, type DividerProps as DrawnDividerProps } from './Artwork.tsx';
import * as styles from './Artwork.css.ts';

interface DividerProps extends DrawnDividerProps {
  /** Decorative only: a brand without a drawing renders nothing. @default false */
  isOrnament?: boolean;
}

/**
 * A line or band across its container, or the filling of a bar in a chart. Plain without a drawing of the brand.
 *
 * @avoid Rows of a list: use a hairline. Space between parts of a section: use the `gap` of `Stack`.
 * @do Use one kind for one purpose on a page.
 * @screenReader Hidden. It separates visually only; a new part needs its own heading.
 */
export function Divider({ isOrnament = false, ...props }: DividerProps) {
  const { Divider: Drawn } = use(ArtworkContext);
  if (Drawn) return <Drawn {...props} />;
  if (isOrnament) return null;
  return <span className={styles.divider[props.kind]} aria-hidden="true" />;
}
