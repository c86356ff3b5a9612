import * as styles from './Watermark.css.ts';

/**
 * The large rosette: a faint background for large pictures. Fills the width of its container.
 *
 * @avoid The drawing of an item: use `Seal`.
 * @screenReader Hidden.
 */
export function Watermark() {
  return <span className={styles.watermark} aria-hidden="true" />;
}
