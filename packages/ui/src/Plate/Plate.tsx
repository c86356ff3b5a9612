import * as styles from './Plate.css.ts';

export interface PlateProps {
  /**
   * `sitter` is dark line on Paper and light line on Plate; `sitterNegative` is light line in both themes, for deep
   * grounds.
   */
  name: 'sitter' | 'sitterNegative';
  /** `iris` is the portrait's ink of three colours, `current` the colour of the text around it. @default 'iris' */
  ink?: 'iris' | 'current';
  /** `lazy` fetches nothing until the plate comes near the window. @default 'eager' */
  loading?: 'eager' | 'lazy';
}

/**
 * An engraved disc as wide as its place. Decorative.
 *
 * The lines come from a file, and only one is fetched: the one for the theme in force and the width at hand. A page that
 * shows one first preloads it (`as="image"`, `crossorigin`, since masks are fetched that way); the files stand in
 * `plates/`, `…Small` for plates narrower than 480 px.
 */
export function Plate({ name, ink = 'iris', loading = 'eager' }: PlateProps) {
  const classNames = [styles.plate, styles.picture[name]];
  if (loading === 'lazy') classNames.push(styles.lazy);
  return (
    <span className={classNames.join(' ')} aria-hidden="true">
      <span className={styles.ink[ink]} />
    </span>
  );
}
