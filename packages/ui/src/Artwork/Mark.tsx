import { use } from 'react';
import { ArtworkContext, type MarkProps } from './Artwork.tsx';
import * as styles from './Artwork.css.ts';

/**
 * The brand's mark and name, for the header of a page. A brand without a mark shows its name.
 *
 * @avoid Running text: write the name. A decoration: use `Illustration`.
 * @do Wrap it in a link where it leads to the home page.
 * @screenReader The name is read, the mark is hidden.
 */
export function Mark(props: MarkProps) {
  const { Mark: Drawn } = use(ArtworkContext);
  if (Drawn) return <Drawn {...props} />;
  return props.name && <span className={styles.name}>{props.name}</span>;
}
