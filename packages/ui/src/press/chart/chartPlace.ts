import type { Point } from '../polar.ts';
import { courseTo, type EarthPoint } from './bearing.ts';

/** Size of the chart, and where in it Amsterdam lies. */
export const chartSize = { width: 1440, height: 640 };
export const chartCentre: Point = [780, 300];
/** Where the chart is measured from. */
export const amsterdam: EarthPoint = { latitude: 52.37, longitude: 4.9 };
/** One unit of the chart, along any line through its centre. */
export const kilometresPerUnit = 12.25;
/** About three hours' flight, in km: the dotted ring. */
export const flightRing = 2300;

/** A city to be marked. */
export interface ChartCity extends EarthPoint {
  name: string;
}

/** Where a city lies on the chart, and in words what the chart shows. */
export interface ChartPlace {
  name: string;
  point: Point;
  /** From Amsterdam, to the nearest 10 km. */
  distance: number;
  /** From Amsterdam, in whole degrees from north, clockwise. */
  bearing: number;
}

/**
 * Azimuthal equidistant: every city lies in its true direction and at its true distance from the centre. This is all of
 * the projection that a page needs; the coastlines are projected when the plate is cut.
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
