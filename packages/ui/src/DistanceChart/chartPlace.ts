import { courseTo, type EarthPoint } from './bearing.ts';

/** Size of the chart, and position of its centre in it. */
export const chartSize = { width: 1440, height: 640 };
export const chartCentre: ChartPoint = [780, 300];
/** Length of a unit along any line through the centre, in the whole chart. */
export const kilometresPerUnit = 12.25;

/** x right, y down, in units. */
export type ChartPoint = readonly [x: number, y: number];

export interface ChartCity extends EarthPoint {
  name: string;
}

/** Position of a city on the chart, with its distance and bearing. */
export interface ChartPlace {
  name: string;
  point: ChartPoint;
  /** From the centre, to the nearest 10 km. */
  distance: number;
  /** From the centre, in whole degrees from north, clockwise. */
  bearing: number;
}

/** Units at each side of the centre that a screen of 320 px shows. */
export const phoneReach = 213;
/** How far from the centre an enlarged chart may have cities, in units. */
const nearest = { x: phoneReach - 20, y: 240 };
const zooms = [16, 12, 8, 6, 4, 3, 2];

/** The largest zoom factor at which all cities stay near the centre, such as those of one country. */
export function zoomFor(centre: EarthPoint, cities: readonly ChartCity[]): number {
  return zooms.find((zoom) => cities.every((city) => isNear(placeOnChart(centre, city, zoom)))) ?? 1;
}

function isNear({ point: [x, y] }: ChartPlace): boolean {
  return Math.abs(x - chartCentre[0]) <= nearest.x && Math.abs(y - chartCentre[1]) <= nearest.y;
}

/** Azimuthal equidistant projection. Coastlines are projected when the illustration of the brand is generated. */
export function placeOnChart(centre: EarthPoint, city: ChartCity, zoom = 1): ChartPlace {
  const { distance, bearing } = courseTo(centre, city);
  const reach = (zoom * distance) / kilometresPerUnit;
  const angle = (bearing * Math.PI) / 180;
  return {
    name: city.name,
    point: [Math.round(chartCentre[0] + reach * Math.sin(angle)), Math.round(chartCentre[1] - reach * Math.cos(angle))],
    distance: Math.round(distance / 10) * 10,
    bearing: Math.round(bearing) % 360,
  };
}
