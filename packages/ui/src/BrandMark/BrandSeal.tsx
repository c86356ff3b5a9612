import * as styles from './BrandMark.css.ts';

export interface BrandSealProps {
  /** `text`: the seal in the text colour. @default 'surface' */
  ink?: styles.BrandMarkInk;
}

/** The brand's seal. Drawn in CSS, so it needs no script. Decorative. */
export function BrandSeal({ ink }: BrandSealProps) {
  return <span className={styles.seal({ ink })} aria-hidden="true" />;
}
