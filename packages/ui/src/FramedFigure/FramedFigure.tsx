import type { ReactNode } from 'react';
import * as styles from './FramedFigure.css.ts';

export interface FramedFigureProps {
  children: ReactNode;
}

const plates = ['primary', 'secondary'] as const;
const inks = ['stop1', 'stop2', 'stop3', 'stop4'] as const;

/**
 * A picture in a frame of crop marks, for press material and other pictures to download.
 *
 * @avoid Every picture: without the frame use `Picture`. Text or controls inside.
 * @screenReader The frame is hidden; the picture keeps its text alternative.
 */
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
