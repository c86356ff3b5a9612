import type { MarkProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './BrandMark.css.ts';

/**
 * The brand's seal and name. The seal is drawn in CSS, so it needs no script. A long name wraps to two lines, then ends
 * in an ellipsis.
 */
export function BrandMark({ name, color }: MarkProps) {
  const seal = <span className={styles.seal({ ink: color })} aria-hidden="true" />;
  if (!name) return seal;
  return (
    <span className={styles.mark}>
      {seal}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
