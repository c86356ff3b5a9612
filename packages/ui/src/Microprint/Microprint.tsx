import * as styles from './Microprint.css.ts';

/** A rule that turns out to be a line of print, once one looks closely. Decorative, along the whole width. */
export function Microprint() {
  return <span className={styles.rule} aria-hidden="true" />;
}
