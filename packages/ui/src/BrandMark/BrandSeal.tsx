import * as styles from './BrandMark.css.ts';

export interface BrandSealProps {
  /** `paper`: two inks. `current`: the inherited text colour. @default 'paper' */
  tone?: styles.BrandMarkTone;
}

/** The brand's seal. Drawn in CSS, so it needs no script. Decorative. */
export function BrandSeal({ tone = 'paper' }: BrandSealProps) {
  return <span className={`${styles.tone[tone]} ${styles.seal}`} aria-hidden="true" />;
}
