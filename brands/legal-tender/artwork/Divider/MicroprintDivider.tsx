import * as styles from './MicroprintDivider.css.ts';

/**
 * A line of microprint that ends a bar or a header.
 *
 * @avoid Space between parts of a section: use the `gap` of `Stack`.
 * @screenReader Hidden. It separates visually only; a new part needs its own heading.
 */
export function MicroprintDivider() {
  return <span className={styles.rule} aria-hidden="true" />;
}
