import * as styles from './DisplayNumber.css.ts';

export interface DisplayNumberProps {
  /** Up to three digits. */
  value: string;
}

/**
 * A large number in two offset colours, as the picture of a page: "404".
 *
 * @avoid A figure that visitors need to read: use `Stats`.
 * @screenReader Hidden: the heading after it carries the meaning.
 */
export function DisplayNumber({ value }: DisplayNumberProps) {
  return (
    <span className={styles.number} aria-hidden="true">
      <span className={styles.layer.primary}>{value}</span>
      <span className={styles.layer.secondary}>{value}</span>
    </span>
  );
}
