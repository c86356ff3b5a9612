import { packNumbers } from '../pathData.ts';
import { heightAt } from './gables.ts';
import type { House } from './houses.ts';

type Stretch = readonly [from: number, to: number];

/** Brickwork as parallel lines that stop at windows and door. */
export function hatchPath(house: House): string {
  const { direction } = house.hatch;
  if (direction === 'none') return '';
  return direction === 'upright' ? uprightPath(house) : levelPath(house);
}

/** Vertical lines from the outline of the gable to the quay. */
function uprightPath({ x, width, eaves, gable, windows, door, hatch }: House): string {
  let path = '';
  for (let across = hatch.spacing; across < width - 1; across += hatch.spacing) {
    const top = Math.round(eaves - heightAt(gable, across)) + 2;
    const gaps = [...windows, door]
      .filter((box) => isWithin(x + across, box.x, box.width))
      .map((box): Stretch => [box.y, box.y + box.height]);
    for (const [from, to] of interrupted([top, 0], gaps)) path += `M${packNumbers([x + across, from])}v${to - from}`;
  }
  return path;
}

/** Horizontal lines from wall to wall, below the eaves. */
function levelPath({ x, width, eaves, windows, door, hatch }: House): string {
  let path = '';
  for (let y = eaves + hatch.spacing; y < -1; y += hatch.spacing) {
    const gaps = [...windows, door]
      .filter((box) => isWithin(y, box.y, box.height))
      .map((box): Stretch => [box.x, box.x + box.width]);
    for (const [from, to] of interrupted([x + 2, x + width - 2], gaps))
      path += `M${packNumbers([from, y])}h${to - from}`;
  }
  return path;
}

/** The parts of a stretch outside the gaps. */
function interrupted([from, to]: Stretch, gaps: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let start = from;
  for (const [gapStart, gapEnd] of gaps.toSorted(([a], [b]) => a - b)) {
    if (gapStart > start) left.push([start, gapStart]);
    start = Math.max(start, gapEnd);
  }
  if (to > start) left.push([start, to]);
  return left;
}

function isWithin(value: number, start: number, length: number): boolean {
  return value >= start && value <= start + length;
}
