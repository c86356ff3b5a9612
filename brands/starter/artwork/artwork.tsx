import type { Artwork, IllustrationProps, MarkProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './artwork.css.ts';
// Replace this file with a photograph: it is shown on the home page, the press page and beside the sign-in form.
import portrait from './portrait.webp';

/** A square with the initial as two waves, and the name. */
function Mark({ name, ink = 'surface' }: MarkProps) {
  return (
    <span className={styles.mark}>
      <svg className={styles.sign[ink]} viewBox="0 0 28 28" aria-hidden="true">
        <path
          fillRule="evenodd"
          d="M8 0h12a8 8 0 0 1 8 8v12a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8ZM4.5 21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a2.5 2.5 0 0 1 5 0V21h3v-7.5a5.5 5.5 0 0 0-9.5-3.8 5.5 5.5 0 0 0-9.5 3.8Z"
        />
      </svg>
      {name && <span className={styles.name}>{name}</span>}
    </span>
  );
}

/** A ring every 2,000 km around the centre of the speaking calendar's map. */
function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 1440 640">
      {[163, 327, 490, 653].map((radius) => (
        <circle key={radius} cx="780" cy="300" r={radius} />
      ))}
    </svg>
  );
}

/** The portrait in each of its places, and the rings. Other places have no picture. */
function Illustration({ name, loading }: IllustrationProps) {
  if (name === 'map') return <Rings />;
  if (name === 'hero') return <img className={styles.hero} src={portrait} alt="" fetchPriority="high" />;
  if (!name.startsWith('portrait')) return null;
  return <img className={styles.covering} src={portrait} alt="" loading={loading} />;
}

export const artwork: Artwork = { Mark, Illustration };
