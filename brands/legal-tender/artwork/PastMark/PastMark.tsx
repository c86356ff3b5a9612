import type { PastMarkProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './PastMark.css.ts';

/** The words TOOK PLACE, punched as on a cancelled document. */
export function PastMark({ part = 'whole' }: PastMarkProps) {
  return <span className={styles.part[part]} aria-hidden="true" />;
}
