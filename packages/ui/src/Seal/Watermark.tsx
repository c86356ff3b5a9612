import * as styles from './Watermark.css.ts';

/** The grand rosette: a ground for large pictures, barely seen. Fills the width of its place. Decorative. */
export function Watermark() {
  return <span className={styles.watermark} aria-hidden="true" />;
}
