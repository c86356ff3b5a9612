import * as styles from './MisregisteredNumber.css.ts';

export interface MisregisteredNumberProps {
  /** Up to three digits. */
  value: string;
}

/** A number whose two plates missed each other, in ruled lines. Decorative: the heading after it says what is wrong. */
export function MisregisteredNumber({ value }: MisregisteredNumberProps) {
  return (
    <span className={styles.number} aria-hidden="true">
      <span className={styles.plate.intaglio}>{value}</span>
      <span className={styles.plate.serial}>{value}</span>
    </span>
  );
}
