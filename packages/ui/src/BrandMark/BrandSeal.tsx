import * as styles from './BrandMark.css.ts';

export interface BrandSealProps {
  /** `paper`: two inks. `current`: the colour of the text around it. @default 'paper' */
  tone?: styles.BrandMarkTone;
}

/** The brand's seal by itself. It is all style: it stands in the page before any script. Decorative. */
export function BrandSeal({ tone = 'paper' }: BrandSealProps) {
  return <span className={`${styles.tone[tone]} ${styles.seal}`} aria-hidden="true" />;
}
