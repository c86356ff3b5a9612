import { box, ground, rod, smoothStep, union, type Solid, type Triple } from '../sitter/solids.ts';
import type { Scene } from './render.ts';

/** Half of the sheet's sides. */
const sheet = { x: 0.86, z: 1.12 };
/** The strip that is cut out, and where it lies now: turned, to the right. */
const strip = { x: 0.6, z: 0.05, turn: 0.34, at: [1.42, -0.3] } as const;

/** Height of the paper, whose far corner curls. */
function paperHeight(x: number, z: number): number {
  return 0.05 + 0.16 * smoothStep(0.35, 1.1, x + z * 0.5) ** 1.5 + 0.06 * smoothStep(-0.6, -1.1, x);
}

const hole = box([0.02, 0, 0.02], [strip.x, 9, strip.z]);
const paperEdge = box([0, 0, 0], [sheet.x, 9, sheet.z]);

const paper: Solid = (x, y, z) => {
  const thickness = Math.abs(y - paperHeight(x, z)) * 0.72 - 0.006;
  return Math.max(thickness, paperEdge(x, 0, z), -hole(x, 0, z));
};

function onStrip(x: number, z: number): [along: number, across: number] {
  const [dx, dz] = [x - strip.at[0], z - strip.at[1]];
  const [cos, sin] = [Math.cos(strip.turn), Math.sin(strip.turn)];
  return [dx * cos - dz * sin, dx * sin + dz * cos];
}

const stripEdge = box([0, 0, 0], [strip.x, 9, strip.z]);

const cutStrip: Solid = (x, y, z) => {
  const [along, across] = onStrip(x, z);
  return Math.max(Math.abs(y - 0.03 - 0.08 * along * along) * 0.8 - 0.005, stripEdge(along, 0, across));
};

const pen = rod([1, 0.05, 0.75], [1.62, 0.16, 0.28], 0.028);

const ink = 0.34;
const blank = 1.15;

/** Words of irregular length along a line. */
function isWord(at: number, line: number): boolean {
  return Math.sin(at * 61 + line * 7) + Math.sin(at * 37 + line * 13) > -1.1;
}

/** The text of the sheet: a heading, and lines of which every sixth ends a paragraph. */
function sheetAlbedo(x: number, z: number): number {
  const down = -z;
  if (down < -0.82 && down > -0.98) return Math.abs(x) < 0.34 && Math.abs(down + 0.9) < 0.045 ? 0.2 : blank;
  if (down < -0.72 || down > 0.98 || x < -0.6) return blank;
  const position = (down + 0.9) / 0.1;
  const line = Math.floor(position);
  const height = position - line;
  const end = line % 6 === 5 ? 0.1 : 0.62;
  return height > 0.3 && height < 0.68 && x < end && isWord(x, line) ? ink : blank;
}

function albedo([x, y, z]: Triple): number {
  if (y < 0.012) return 0.46 + 0.04 * Math.sin(x * 9 + Math.sin(z * 3) * 2);
  if (Math.abs(x) < sheet.x && Math.abs(z) < sheet.z && y < 0.6) return sheetAlbedo(x, z);
  const [along, across] = onStrip(x, z);
  if (Math.abs(along) < strip.x && Math.abs(across) < strip.z)
    return Math.abs(across) < 0.018 && Math.abs(along) < 0.55 && isWord(along, 0) ? ink : blank;
  return 0.8;
}

/** A lease on a desk. One sentence has been cut out and lies beside it, with a pen. */
export const lease: Scene = {
  solid: union(ground, paper, cutStrip, pen),
  albedo,
  eye: [0.1, 3.3, -2.5],
  lookAt: [0.36, 0, -0.1],
  zoom: 3.05,
  lamp: [-0.75, 0.6, -0.28],
  ambient: 0.24,
  aspect: 760 / 520,
  farthest: 14,
};
