import type { DividerProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './Divider.css.ts';

/** Microprint that ends a bar or a header, or a woven ribbon that separates large parts of a page or fills a band. */
export function Divider({ kind, color = 'surface', position }: DividerProps) {
  if (kind === 'line') return <span className={styles.line} aria-hidden="true" />;
  const ink = position === undefined ? 'iris' : styles.barInks[position % styles.barInks.length];
  return <span className={styles.ribbon({ kind, ink: color === 'text' ? 'current' : ink })} aria-hidden="true" />;
}
