import * as styles from './Watermark.css.ts';

/** The large rosette: a faint background for large pictures. Fills the width of its container. Decorative. */
export function Watermark() {
  return <span className={styles.watermark} aria-hidden="true" />;
}
