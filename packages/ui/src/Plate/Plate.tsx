import * as styles from './Plate.css.ts';

export interface PlateProps {
  /**
   * `sitter`: the portrait, dark line on Paper and light line on Plate. `sitterNegative`: light line in both themes, for
   * deep grounds, as is `hall`, the full house seen from the stage. `canal`: a row of Amsterdam fronts, windows lit in
   * Plate. `chart`: the world measured from Amsterdam, without cities. `seats`: the plan of a house of one thousand.
   */
  name: keyof typeof styles.picture;
  /** `iris` is the portrait's ink of three colours, `current` the colour of the text around it. @default 'iris' */
  ink?: styles.PlateInk;
  /**
   * `whole`: as wide as its place, in its own proportions. `cover`: as wide and as high, and cropped to fit: the hall at
   * its right, canal and seats at the top, the chart all around. The sitter is never cropped.
   * @default 'whole'
   */
  fit?: 'whole' | 'cover';
  /** `lazy` fetches nothing until the plate comes near the window. @default 'eager' */
  loading?: 'eager' | 'lazy';
}

/**
 * An engraving. Decorative: what it shows stands in words beside it.
 *
 * The lines come from a file, and only what is shown is fetched: of the sitter the file for the theme in force and the
 * width at hand. A page that shows one first preloads it (`as="image"`, `crossorigin`, since masks are fetched that
 * way). The files stand in `plates/`; the sitter's are `…Small` below 480 px and `…Smallest` below 340 px.
 */
export function Plate({ name, ink = 'iris', fit = 'whole', loading = 'eager' }: PlateProps) {
  const classNames = [styles.plate, styles.picture[name]];
  if (fit === 'cover') classNames.push(styles.cover);
  if (loading === 'lazy') classNames.push(styles.lazy);
  return (
    <span className={classNames.join(' ')} aria-hidden="true">
      <span className={styles.ink[ink]} />
    </span>
  );
}
