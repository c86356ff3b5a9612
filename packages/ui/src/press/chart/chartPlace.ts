import type { Point } from '../polar.ts';
import { courseTo, type EarthPoint } from './bearing.ts';

/** Size of the chart, and position of Amsterdam in it. */
export const chartSize = { width: 1440, height: 640 };
export const chartCentre: Point = [780, 300];
/** Centre of the projection. */
export const amsterdam: EarthPoint = { latitude: 52.37, longitude: 4.9 };
/** Length of a unit along any line through the centre. */
export const kilometresPerUnit = 12.25;
/** Radius of the dotted circle, in km: about three hours of flight. */
export const flightRing = 2300;

export interface ChartCity extends EarthPoint {
  name: string;
}

/** Position of a city on the chart, with its distance and bearing. */
export interface ChartPlace {
  name: string;
  point: Point;
  /** From Amsterdam, to the nearest 10 km. */
  distance: number;
  /** From Amsterdam, in whole degrees from north, clockwise. */
  bearing: number;
}

/**
 * Azimuthal equidistant projection: distances and directions from the centre are true. Pages only need it for cities;
 * coastlines are projected when the plate is generated.
 */
export function placeOnChart(city: ChartCity): ChartPlace {
  const { distance, bearing } = courseTo(amsterdam, city);
  const reach = distance / kilometresPerUnit;
  const angle = (bearing * Math.PI) / 180;
  return {
    name: city.name,
    point: [Math.round(chartCentre[0] + reach * Math.sin(angle)), Math.round(chartCentre[1] - reach * Math.cos(angle))],
    distance: Math.round(distance / 10) * 10,
    bearing: Math.round(bearing) % 360,
  };
}
