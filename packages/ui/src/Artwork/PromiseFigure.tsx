import { use } from 'react';
import { ArtworkContext, type PromiseFigureProps } from './Artwork.tsx';
import * as styles from './Artwork.css.ts';

/**
 * A promise in figures: "48 hours at most, for dates".
 *
 * @avoid Figures of the past: use `Stats`. More than one in a view.
 * @do Promise what the form beside it promises.
 * @screenReader Read as one sentence: figure, then label.
 */
export function PromiseFigure(props: PromiseFigureProps) {
  const { PromiseFigure: Drawn } = use(ArtworkContext);
  if (Drawn) return <Drawn {...props} />;
  return (
    <p className={styles.promise}>
      <span className={styles.figure}>{props.figure}</span> {props.label}
    </p>
  );
}
