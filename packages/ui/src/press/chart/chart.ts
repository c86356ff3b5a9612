import { geoAzimuthalEquidistant, geoPath, type GeoProjection } from 'd3-geo';
import type { GeoJSON } from 'geojson';
import type { Point } from '../polar.ts';
import { polygonPath } from '../polygonPath.ts';
import { simplify } from '../simplify.ts';
import { amsterdam, chartCentre, chartSize, flightRing, kilometresPerUnit } from './chartPlace.ts';

/*
 * Used when the plate is cut, never in a page: d3-geo stays at the engraver's.
 */

const earthRadius = 6371;
const { width, height } = chartSize;
const [centreX, centreY] = chartCentre;

/** How far a coast may be moved, in units, and how small an island is left out, in square units. */
const coastTolerance = 0.7;
const smallestIsland = 14;
/** Level lines that tone the land, this far apart. */
const landPitch = 5;
/** Circles of equal distance, in km; Amsterdam's bearings every 11.25 degrees. */
const rings = [500, 1000, 1500, 3000, 4000, 5000, 6000];
const bearings = 32;
/** Lines of bearing begin this far from Amsterdam, in units, or they would run together. */
const roomAround = 24;

/** The projection of the chart, as `placeOnChart` has it by hand. */
export function chartProjection(): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-amsterdam.longitude, -amsterdam.latitude])
    .scale(earthRadius / kilometresPerUnit)
    .translate([...chartCentre])
    .clipAngle(100)
    .clipExtent([
      [0, 0],
      [width, height],
    ])
    .precision(0.6);
}

/** The world measured from Amsterdam, without cities: coasts, hatched land, distances and bearings. */
export function chartSvg(land: GeoJSON): string {
  const coasts = coastPath(land);
  const distances = rings.map(circle).join('');
  const hatch = Array.from(
    { length: Math.floor(height / landPitch) },
    (_, line) => `M0 ${3 + line * landPitch}h${width}`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" preserveAspectRatio="xMidYMid slice">` +
    `<clipPath id="land"><path d="${coasts}"/></clipPath>` +
    `<path d="${bearingPath()}" stroke-width=".5" opacity=".35"/><g stroke-width=".6" opacity=".4">${distances}</g>` +
    `<path clip-path="url(#land)" d="${hatch.join('')}" opacity=".8"/><path d="${coasts}" stroke-width="1.1"/>` +
    `<g stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 6">${circle(flightRing)}</g></svg>`
  );
}

function circle(kilometres: number): string {
  return `<circle cx="${centreX}" cy="${centreY}" r="${Math.round(kilometres / kilometresPerUnit)}"/>`;
}

/** Straight, because every bearing from the centre is. */
function bearingPath(): string {
  const reach = width;
  return Array.from({ length: bearings }, (_, index) => {
    const angle = (index / bearings) * 2 * Math.PI;
    const line: Point[] = [
      [centreX + roomAround * Math.cos(angle), centreY + roomAround * Math.sin(angle)],
      [centreX + reach * Math.cos(angle), centreY + reach * Math.sin(angle)],
    ];
    return polygonPath(line, false);
  }).join('');
}

/** The coasts in whole units, with no more corners than can be seen. */
function coastPath(land: GeoJSON): string {
  return ringsOf(land)
    .filter((ring) => areaOf(ring) >= smallestIsland)
    .map((ring) => polygonPath(simplify(ring, coastTolerance)))
    .join('');
}

/** The projected and clipped outlines. */
function ringsOf(land: GeoJSON): Point[][] {
  const found: Point[][] = [];
  const pen = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => found.push([[x, y]]),
    lineTo: (x: number, y: number) => found.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(chartProjection(), pen)(land);
  return found;
}

function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
