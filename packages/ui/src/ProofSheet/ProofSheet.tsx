import type { ReactNode } from 'react';
import * as styles from './ProofSheet.css.ts';

export interface ProofSheetProps {
  /** The picture that is proofed. */
  children: ReactNode;
}

const plates = ['intaglio', 'serial'] as const;
const inks = ['intaglio', 'iris2', 'serial', 'iris4'] as const;

/** A sheet fresh from the press, before it is cut: crop marks, crosses not yet in register, and a strip of its inks. */
export function ProofSheet({ children }: ProofSheetProps) {
  return (
    <div className={styles.sheet}>
      {children}
      <div aria-hidden="true">
        {plates.map((plate) => (
          <span key={plate} className={styles.plate[plate]} />
        ))}
        <span className={styles.inks}>
          {inks.map((ink) => (
            <span key={ink} className={styles.ink[ink]} />
          ))}
        </span>
      </div>
    </div>
  );
}
