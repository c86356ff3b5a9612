import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoAzimuthalEquidistant, geoPath, type GeoProjection } from 'd3-geo';
import type { GeoJSON } from 'geojson';
import { feature } from 'topojson-client';
import { polygonPath, type Point } from './pathData.ts';
import { simplify } from './simplify.ts';
import { mapCentre } from '../../content/cities.ts';
import { chartCentre, chartSize, kilometresPerUnit } from '@podium/ui/DistanceChart/chartPlace.ts';

/* Only used to generate the plate, so that pages do not contain d3-geo. */

const earthRadius = 6371;
/** Radius of the dotted circle, in km: about three hours of flight. */
const flightRing = 2300;
const { width, height } = chartSize;
const [centreX, centreY] = chartCentre;

/** Maximum error of a coast, in units, and minimum area of an island, in square units. */
const coastTolerance = 0.4;
const smallestIsland = 14;
/** Coasts are in whole parts of a unit, this many per unit, because the map is shown enlarged. */
const coastGrid = 4;
/** Distance of the horizontal lines that shade the land. */
const landPitch = 5;
/** Circles of equal distance, in km, and number of bearing lines from Amsterdam, one every 11.25 degrees. */
const rings = [500, 1000, 1500, 3000, 4000, 5000, 6000];
const bearings = 32;
/** Distance from Amsterdam at which bearing lines begin, in units, so that they do not merge. */
const roomAround = 24;

/** The projection of the chart, which `placeOnChart` implements without d3-geo. */
export function chartProjection(): GeoProjection {
  return geoAzimuthalEquidistant()
    .rotate([-mapCentre.longitude, -mapCentre.latitude])
    .scale(earthRadius / kilometresPerUnit)
    .translate([...chartCentre])
    .clipAngle(100)
    .clipExtent([
      [0, 0],
      [width, height],
    ])
    .precision(0.6);
}

/** A world map centred on Amsterdam, without cities: coasts, shaded land, circles of distance and bearing lines. */
export function chartSvg(): string {
  const coasts = `transform="scale(${1 / coastGrid})" d="${coastPath(worldLand())}"`;
  const distances = rings.map(circle).join('');
  const hatch = Array.from(
    { length: Math.floor(height / landPitch) },
    (_, line) => `M0 ${3 + line * landPitch}h${width}`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" preserveAspectRatio="xMidYMid slice">` +
    `<clipPath id="land"><path ${coasts}/></clipPath>` +
    `<path d="${bearingPath()}" stroke-width=".5" opacity=".35"/><g stroke-width=".6" opacity=".4">${distances}</g>` +
    `<path clip-path="url(#land)" d="${hatch.join('')}" opacity=".8"/><path ${coasts} stroke-width="${1.1 * coastGrid}" stroke-linejoin="round"/>` +
    `<g stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 6">${circle(flightRing)}</g></svg>`
  );
}

/** All land at 1:50,000,000 (Natural Earth, public domain). */
function worldLand(): GeoJSON {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const { land } = world.objects;
  if (!land) throw new Error(`There is no land in ${file}.`);
  return feature(world, land);
}

function circle(kilometres: number): string {
  return `<circle cx="${centreX}" cy="${centreY}" r="${Math.round(kilometres / kilometresPerUnit)}"/>`;
}

/** Straight lines, because the projection preserves bearings from the centre. */
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

/** The coasts on their finer grid, simplified to the visible corners. */
function coastPath(land: GeoJSON): string {
  return ringsOf(land)
    .filter((ring) => areaOf(ring) >= smallestIsland)
    .map((ring) => polygonPath(simplify(ring, coastTolerance).map(([x, y]) => [coastGrid * x, coastGrid * y])))
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
