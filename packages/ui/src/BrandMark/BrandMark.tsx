import * as styles from './BrandMark.css.ts';
import { BrandSeal } from './BrandSeal.tsx';

export interface BrandMarkProps {
  /** The name. A long name wraps to two lines, then ends in an ellipsis. */
  name: string;
  /** `paper`: seal in two inks. `current`: seal in the text colour, for coloured surfaces. @default 'paper' */
  tone?: styles.BrandMarkTone;
}

/** The brand's seal and name. Wrap it in a link where it leads to the home page. */
export function BrandMark({ name, tone = 'paper' }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <BrandSeal tone={tone} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
