import type { Ref } from 'react';
import * as styles from './Plate.css.ts';

export interface PlateProps {
  /**
   * `sitter`: the portrait, in dark lines in the light theme and in light lines in the dark theme. `sitterPositive`:
   * dark lines in both themes. `sitterNegative`:
   * light lines in both themes, for deep surfaces, as is `hall`, a full house seen from the stage. `canal`: a row of
   * Amsterdam houses, with lit windows in the dark theme. `chart`: a world map centred on Amsterdam, without cities.
   * `seats`: the seating plan of a house of one thousand. `hotel`: by day in the light theme, with lit windows in the
   * dark one. `lease`, with one sentence cut out, `hands`, which sign, and `lectern`: solids under one lamp, in dark lines
   * in both themes.
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
 * with CORS). The files are in `plates/`; those of the sitter end in `Small` below 480 px and in `Smallest` below 340
 * px, those of lease, hotel, hands and lectern in `Small` below 480 px.
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
