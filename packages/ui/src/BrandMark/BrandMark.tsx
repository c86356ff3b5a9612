import * as styles from './BrandMark.css.ts';
import { BrandSeal } from './BrandSeal.tsx';

export interface BrandMarkProps {
  /** The name. A long name wraps to two lines, then ends in an ellipsis. */
  name: string;
  /** `text`: the seal in the text colour. @default 'surface' */
  ink?: styles.BrandMarkInk;
}

/**
 * The brand's seal and name, for the header of a page.
 *
 * @avoid Running text: write the name. A decoration: use `Seal` or `Watermark`.
 * @do Wrap it in a link where it leads to the home page.
 * @screenReader The name is read, the seal is hidden.
 */
export function BrandMark({ name, ink = 'surface' }: BrandMarkProps) {
  return (
    <span className={styles.mark}>
      <BrandSeal ink={ink} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
