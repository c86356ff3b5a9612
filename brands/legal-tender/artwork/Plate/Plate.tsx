import type { Ref } from 'react';
import * as styles from './Plate.css.ts';

export interface PlateProps {
  /**
   * `sitter` has dark lines in the light theme and light lines in the dark theme, `sitterPositive` dark ones,
   * `sitterNegative` and `hall` light ones in both, for deep surfaces. `canal` and `hotel` have lit windows in the dark
   * theme. `lease`, `hands` and `lectern` have dark lines in both themes. `chart` is a world map without cities.
   */
  name: styles.PlateName;
  /** `iris` uses the three-colour ink, `current` the inherited text colour. @default 'iris' */
  ink?: styles.PlateColor;
  /**
   * `whole`: as wide as its container, with its own aspect ratio. `cover`: as wide and as high, and cropped to fit: the
   * hall at its right, canal and seats at the top, the chart on all sides. The sitter is never cropped.
   * @default 'whole'
   */
  fit?: 'whole' | 'cover';
  ref?: Ref<HTMLSpanElement>;
}

/**
 * An engraving. The drawing is a mask from a file, and only the used file is loaded: for the sitter the one for the
 * current theme and width.
 *
 * A page that shows one in the initial viewport preloads it (`as="image"`, and `crossorigin`, because masks are loaded
 * with CORS).
 *
 * @avoid Information that text does not repeat.
 * @screenReader Hidden: text beside it describes what it shows.
 */
export function Plate({ name, ink = 'iris', fit, ref }: PlateProps) {
  return (
    <span ref={ref} className={styles.plate({ name, fit })} aria-hidden="true">
      <span className={styles.ink[ink]} />
    </span>
  );
}
