import type { ReactNode } from 'react';
import { ground } from '../theme/fields.css.ts';
import * as styles from './Certificate.css.ts';

export interface CertificateProps {
  /** @default 'div' */
  as?: 'div' | 'article' | 'section';
  /** What is certified. */
  children: ReactNode;
  /** The part behind a perforation, which detaches: right of the rest, below it on narrow screens. */
  stub?: ReactNode;
}

/** A printed sheet with a double frame. What is set absolutely inside is cut off at the frame. */
export function Certificate({ as: Element = 'div', children, stub }: CertificateProps) {
  if (stub === undefined) {
    return <Element className={`${ground.sheet} ${styles.certificate} ${styles.whole}`}>{children}</Element>;
  }
  return (
    <Element className={`${ground.sheet} ${styles.certificate} ${styles.parted}`}>
      <div className={styles.main}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Element>
  );
}
