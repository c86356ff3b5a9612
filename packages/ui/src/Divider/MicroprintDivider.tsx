import * as styles from './MicroprintDivider.css.ts';

/** A divider drawn as a line of microprint. Decorative, full width. */
export function MicroprintDivider() {
  return <span className={styles.rule} aria-hidden="true" />;
}
