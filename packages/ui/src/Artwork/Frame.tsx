import { use } from 'react';
import { ArtworkContext, type FrameProps } from './Artwork.tsx';
import * as styles from './Artwork.css.ts';

/**
 * The brand's frame around a picture, for press material and other pictures to download. Plain: a border.
 *
 * @avoid Text or controls inside.
 * @screenReader The frame is hidden; the picture keeps its text alternative.
 */
export function Frame({ children }: FrameProps) {
  const { Frame: Drawn } = use(ArtworkContext);
  if (Drawn) return <Drawn>{children}</Drawn>;
  return <div className={styles.frame}>{children}</div>;
}
