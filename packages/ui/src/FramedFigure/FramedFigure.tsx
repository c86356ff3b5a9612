import type { ReactNode } from 'react';
import * as styles from './FramedFigure.css.ts';

export interface FramedFigureProps {
  /** The picture. */
  children: ReactNode;
}

const plates = ['intaglio', 'serial'] as const;
const inks = ['intaglio', 'iris2', 'serial', 'iris4'] as const;

/** A picture in a frame of crop marks, register crosses and a colour strip. */
export function FramedFigure({ children }: FramedFigureProps) {
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
