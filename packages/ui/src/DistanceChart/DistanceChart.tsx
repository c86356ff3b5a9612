import type { CSSProperties } from 'react';
import { Illustration } from '../Artwork/Illustration.tsx';
import { useLocale } from '../locale/Locale.tsx';
import { fillIn } from '../locale/texts.tsx';
import { useUiTexts } from '../locale/UiTexts.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import type { EarthPoint } from './bearing.ts';
import { labelSides } from './chartLabels.ts';
import { chartCentre, chartSize, placeOnChart, type ChartCity, zoomFor } from './chartPlace.ts';
import * as styles from './DistanceChart.css.ts';

export interface DistanceChartProps {
  /** Accessible name of the list: 'Distances from Oslo'. */
  label: string;
  /** Where distances and directions are measured from. The brand's illustration `map` has the coastlines around it. */
  centre: EarthPoint;
  /** The cities to mark. Distance and bearing of each are also listed for screen readers. */
  cities: readonly ChartCity[];
  /** `page`: taller, for the top of a page. @default 'section' */
  height?: 'section' | 'page';
}

const [centreX, centreY] = chartCentre;
const { width: chartWidth, height: chartHeight } = chartSize;

/**
 * A map with true directions and distances from one point, and the same data as text. It shows the world, or a country if
 * all cities are near. On wide screens its lower left corner fades, for a heading on it.
 *
 * @avoid Areas and borders: the map has coastlines only.
 * @do Give at least three cities: two need no map.
 * @screenReader The drawing is hidden. A list named by `label` gives the distance and bearing of each city.
 */
export function DistanceChart({ label, centre, cities, height }: DistanceChartProps) {
  const locale = useLocale();
  const cityText = useUiTexts('distance', '{name}: {distance} km, bearing {bearing}°');
  const zoom = cities.length > 0 ? zoomFor(centre, cities) : 1;
  const places = cities.map((city) => placeOnChart(centre, city, zoom));
  const sides = labelSides(places, zoom > 1);
  const edges = {
    '--west': Math.min(...places.map(({ point: [x] }) => x)) / chartWidth,
    '--north': Math.min(...places.map(({ point: [, y] }) => y)) / chartHeight,
  } as CSSProperties;
  return (
    <div className={styles.chart({ height })} style={places.length > 0 ? edges : undefined}>
      <div className={styles.stage} aria-hidden="true">
        <Illustration name="map" zoom={zoom} />
      </div>
      <div className={styles.fade} />
      <div className={styles.stage} aria-hidden="true">
        <svg className={styles.overlay} viewBox={`0 0 ${chartWidth} ${chartHeight}`}>
          {places.map(({ name, point: [x, y] }) => (
            <path
              key={name}
              className={styles.route}
              d={`M${centreX} ${centreY}L${x} ${y}`}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {places.map(({ name, point: [x, y] }) => (
            <circle key={name} className={styles.mark} cx={x} cy={y} r="5" vectorEffect="non-scaling-stroke" />
          ))}
          <circle className={styles.home} cx={centreX} cy={centreY} r="9" vectorEffect="non-scaling-stroke" />
        </svg>
        {places.map(({ name, point: [x, y] }, index) => (
          <span
            key={name}
            className={styles.label({ side: sides[index] })}
            style={{ insetInlineStart: `${(100 * x) / chartWidth}%`, insetBlockStart: `${(100 * y) / chartHeight}%` }}
          >
            {name}
          </span>
        ))}
      </div>
      <ul className={visuallyHidden} aria-label={label}>
        {places.map(({ name, distance, bearing }) => (
          <li key={name}>{distance === 0 ? name : fillIn(cityText, { name, distance, bearing }, locale)}</li>
        ))}
      </ul>
    </div>
  );
}
