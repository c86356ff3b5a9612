import type { MarkProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './artwork.css.ts';
import { markPath } from './markPaths.ts';

export function Mark({ name, color = 'surface' }: MarkProps) {
  return (
    <span className={styles.mark}>
      <svg className={styles.sign[color]} viewBox="0 0 28 28" aria-hidden="true">
        <path fillRule="evenodd" d={markPath} />
      </svg>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}
