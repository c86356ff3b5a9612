import type { FrameProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './FramedFigure.css.ts';

const plates = ['primary', 'secondary'] as const;
const inks = ['stop1', 'stop2', 'stop3', 'stop4'] as const;

/** A frame of crop marks with a colour strip. */
export function FramedFigure({ children }: FrameProps) {
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
