import * as styles from './BrandMark.css.ts';
import { BrandSeal } from './BrandSeal.tsx';

export interface BrandMarkProps {
  /** A name too long for its place ends in an ellipsis; it never wraps. */
  name: string;
  /** `paper`: seal in two inks. `current`: seal in the colour of the name, for coloured grounds. @default 'paper' */
  tone?: styles.BrandMarkTone;
}

/** The brand's seal and its name. Stands inside a link where it leads home. */
export function BrandMark({ name, tone = 'paper' }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <BrandSeal tone={tone} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
