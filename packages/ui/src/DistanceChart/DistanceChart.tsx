import { Plate } from '../Plate/Plate.tsx';
import { labelSides } from '../press/chart/chartLabels.ts';
import { chartCentre, chartSize, placeOnChart, type ChartCity } from '../press/chart/chartPlace.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './DistanceChart.css.ts';

export interface DistanceChartProps {
  /** What the chart shows, for those who listen to it: 'Distances from Amsterdam'. */
  label: string;
  /** The cities to be marked. Each is drawn, and said with its distance and bearing. */
  cities: readonly ChartCity[];
  /** `page`: taller, where it opens a page. @default 'section' */
  height?: keyof typeof styles.height;
  /** `lazy` fetches no coastline until the chart comes near the window. @default 'lazy' */
  loading?: 'eager' | 'lazy';
}

const [centreX, centreY] = chartCentre;
const { width: chartWidth, height: chartHeight } = chartSize;

/** The world measured from Amsterdam: cities in their true direction and at their true distance, and the same in words. */
export function DistanceChart({ label, cities, height = 'section', loading = 'lazy' }: DistanceChartProps) {
  const places = cities.map(placeOnChart);
  const sides = labelSides(places);
  return (
    <div className={`${styles.chart} ${styles.height[height]}`}>
      <div className={styles.stage} aria-hidden="true">
        <Plate name="chart" ink="current" loading={loading} />
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
            className={`${styles.label} ${styles.side[sides[index] ?? 'right']}`}
            style={{ insetInlineStart: `${(100 * x) / chartWidth}%`, insetBlockStart: `${(100 * y) / chartHeight}%` }}
          >
            {name}
          </span>
        ))}
      </div>
      <ul className={visuallyHidden} aria-label={label}>
        {places.map(({ name, distance, bearing }) => (
          <li key={name}>{`${name}: ${distance.toLocaleString('en')} km, bearing ${bearing}°`}</li>
        ))}
      </ul>
    </div>
  );
}
