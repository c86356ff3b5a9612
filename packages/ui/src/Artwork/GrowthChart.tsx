import { use } from 'react';
import { ArtworkContext, type GrowthChartProps } from './Artwork.tsx';
import * as styles from './Artwork.css.ts';

/**
 * The brand's picture of a growing count, at full width, above a timeline. Plain: a filled area.
 *
 * @avoid Data with exact values: it has no scale.
 * @dont Scale the counts: the picture does.
 * @screenReader Hidden: the counts must also be in the text.
 */
export function GrowthChart({ steps }: GrowthChartProps) {
  const { GrowthChart: Drawn } = use(ArtworkContext);
  if (Drawn) return <Drawn steps={steps} />;
  const most = Math.max(...steps.map(({ count }) => count));
  const line = [...steps, { at: 1, count: steps.at(-1)?.count ?? 0 }].map(
    ({ at, count }) => `${at},${1 - count / most}`,
  );
  return (
    <svg className={styles.growth} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <polygon points={`0,1 ${line.join(' ')} 1,1`} />
    </svg>
  );
}
