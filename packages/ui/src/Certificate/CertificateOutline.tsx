import type { ReactNode } from 'react';
import { outline } from './Certificate.css.ts';

export interface CertificateOutlineProps {
  /** What is said in the place of a certificate. */
  children?: ReactNode;
}

/** The place of a certificate that is not there: being fetched, or none to show. */
export function CertificateOutline({ children }: CertificateOutlineProps) {
  return <div className={outline}>{children}</div>;
}
