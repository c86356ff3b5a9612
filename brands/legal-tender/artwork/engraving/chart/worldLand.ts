import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeoJSON } from 'geojson';
import { feature } from 'topojson-client';

type Topology = Parameters<typeof feature>[0];

/** All land at 1:50,000,000 (Natural Earth, public domain). */
export function worldLand(): GeoJSON {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  const { land } = world.objects;
  if (!land) throw new Error(`There is no land in ${file}.`);
  return feature(world, land);
}
