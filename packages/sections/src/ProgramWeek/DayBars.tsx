import type { CSSProperties } from 'react';
import * as styles from './DayBars.css.ts';

const days = 7;

/** Seven ruled bars, one per day, of growing height and line weight. Decorative. */
export function DayBars() {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: days }, (_, day) => day / (days - 1)).map((progress) => (
        <span
          className={styles.bar}
          key={progress}
          style={{ '--line': `${1 + 5 * progress}px`, '--height': `${18 + 82 * progress}%` } as CSSProperties}
        />
      ))}
    </div>
  );
}
