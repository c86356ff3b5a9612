import { chartCentre, chartSize } from '@podium/ui/DistanceChart/chartPlace.ts';
import { style } from '@podium/ui/theme/style';

const [x, y] = chartCentre;

/** The map is enlarged around the centre of the chart. */
export const mapZoom = style({ transformOrigin: `${(100 * x) / chartSize.width}% ${(100 * y) / chartSize.height}%` });
