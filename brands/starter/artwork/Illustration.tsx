import type { IllustrationProps } from '@podium/ui/Artwork/Artwork';
import * as styles from './artwork.css.ts';
// Replace this file with a photograph: it is shown on the home page, the press page and beside the sign-in form.
import portrait from './portrait.webp';

/** A ring every 2,000 km around the centre of the speaking calendar's map, or nearer if the map is enlarged. */
function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 1440 640">
      {[163, 327, 490, 653].map((radius) => (
        <circle key={radius} cx="780" cy="300" r={radius} />
      ))}
    </svg>
  );
}

/** The portrait in each of its places, and the rings of the map. Other places have no picture. */
export function Illustration({ name }: IllustrationProps) {
  if (name === 'map') return <Rings />;
  if (name === 'hero') return <img className={styles.hero} src={portrait} alt="" fetchPriority="high" />;
  if (!name.startsWith('portrait') && name !== 'press-portrait') return null;
  return <img className={styles.covering} src={portrait} alt="" loading="lazy" />;
}
