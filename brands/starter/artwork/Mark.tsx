import type { MarkProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './artwork.css.ts';

/** A square with the initial as two waves, and the name. */
export function Mark({ name, ink = 'surface' }: MarkProps) {
  return (
    <span className={styles.mark}>
      <svg className={styles.sign[ink]} viewBox="0 0 28 28" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M8 0h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8ZM4.5 21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a5.5 5.5 0 0 0-9.5-3.8 5.5 5.5 0 0 0-9.5 3.8Z"
        />
      </svg>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}
