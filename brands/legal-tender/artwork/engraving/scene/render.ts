import { interpolate } from '../interpolate.ts';
import { clamp, type Solid, type Triple } from '../sitter/solids.ts';
import { dot, normalAt, normalized } from '../sitter/surface.ts';

/** Solids under one lamp, seen in perspective. x right, y up. */
export interface Scene {
  solid: Solid;
  /** Share of light that the surface at a point returns. */
  albedo: (point: Triple) => number;
  eye: Triple;
  lookAt: Triple;
  /** Focal length; the picture is 2 high. */
  zoom: number;
  /** Towards the lamp. */
  lamp: Triple;
  /** Light in the shadow. */
  ambient: number;
  /** Width by height. */
  aspect: number;
  /** Distance at which a ray has met nothing. */
  farthest: number;
  /** Parts whose lines are not horizontal, with their angles in radians. */
  rulings?: readonly Ruling[];
}

export interface Ruling {
  angle: number;
  includes: (point: Triple) => boolean;
}

/** A rendered scene. Points are shares of width and height, from the upper left. */
export interface Rendering {
  /** 0 to 1; undefined where the ray meets nothing. */
  light: (x: number, y: number) => number | undefined;
  /** Whether an outline passes here: depth or direction of the surface jumps. */
  isOutline: (x: number, y: number) => boolean;
  /** The angle of the lines at a point. */
  angle: (x: number, y: number) => number;
  /** Every angle that occurs. */
  angles: readonly number[];
}

interface Hit {
  depth: number;
  normal: Triple;
  light: number;
  angle: number;
}

/** Renders a scene in `rows` rows. Takes some seconds. */
export function renderScene(scene: Scene, rows: number): Rendering {
  const columns = Math.round(rows * scene.aspect);
  const rayAt = cameraOf(scene);
  const hits = Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return trace(scene, rayAt((column + 0.5 - columns / 2) / rows, (row + 0.5 - rows / 2) / rows));
  });
  const at = (column: number, row: number) => hits[clamp(row, 0, rows - 1) * columns + clamp(column, 0, columns - 1)];

  return {
    light: (x, y) => interpolate((column, row) => at(column, row)?.light, { width: columns, height: rows }, x, y),
    isOutline: (x, y) => {
      const [column, row] = [Math.round(x * (columns - 1)), Math.round(y * (rows - 1))];
      const middle = at(column, row);
      const [left, right] = [at(column - 1, row), at(column + 1, row)];
      const [above, below] = [at(column, row - 1), at(column, row + 1)];
      if (!middle) return false;
      if (!left || !right || !above || !below) return true;
      const step =
        Math.abs(left.depth + right.depth - 2 * middle.depth) + Math.abs(above.depth + below.depth - 2 * middle.depth);
      return step > 0.02 * middle.depth || turn(left, right) + turn(above, below) > 0.75;
    },
    angle: (x, y) => at(Math.round(clamp(x) * (columns - 1)), Math.round(clamp(y) * (rows - 1)))?.angle ?? 0,
    angles: [0, ...(scene.rulings ?? []).map(({ angle }) => angle)],
  };
}

/** How much the surface turns between two points. */
function turn(a: Hit, b: Hit): number {
  return Math.abs(a.normal[0] - b.normal[0]) + Math.abs(a.normal[1] - b.normal[1]);
}

/** The direction of the ray through a point of the picture; (0, 0) is its centre, x right, y down. */
function cameraOf({ eye, lookAt, zoom }: Scene): (x: number, y: number) => Triple {
  const forward = normalized([lookAt[0] - eye[0], lookAt[1] - eye[1], lookAt[2] - eye[2]]);
  const right = normalized([forward[2], 0, -forward[0]]);
  const up: Triple = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ];
  return (x, y) => {
    const [across, high] = [(2 * x) / zoom, (-2 * y) / zoom];
    return normalized([
      forward[0] + right[0] * across + up[0] * high,
      forward[1] + right[1] * across + up[1] * high,
      forward[2] + right[2] * across + up[2] * high,
    ]);
  };
}

function trace(scene: Scene, ray: Triple): Hit | undefined {
  const { solid, eye, farthest } = scene;
  let depth = 0.1;
  for (let step = 0; step < 240 && depth < farthest; step += 1) {
    const point = along(eye, ray, depth);
    const distance = solid(...point);
    if (distance < 0.0012 * depth) {
      const normal = normalAt(solid, point, 0.003);
      const ruling = scene.rulings?.find(({ includes }) => includes(point));
      return { depth, normal, light: lightOn(scene, point, normal), angle: ruling?.angle ?? 0 };
    }
    depth += distance * 0.85;
  }
  return undefined;
}

function lightOn({ solid, albedo, lamp, ambient }: Scene, point: Triple, normal: Triple): number {
  const towards = normalized(lamp);
  const open = opennessAt(solid, point, normal);
  const direct = Math.max(0, dot(normal, towards)) * shadowAt(solid, along(point, normal, 0.01), towards);
  return clamp((ambient * open + 0.86 * direct * (0.5 + 0.5 * open)) * albedo(point));
}

/** 0 in full shadow, 1 in full light. */
function shadowAt(solid: Solid, point: Triple, towards: Triple): number {
  let light = 1;
  let distance = 0.02;
  for (let step = 0; step < 40 && distance < 6; step += 1) {
    const free = solid(...along(point, towards, distance));
    if (free < 0.002) return 0;
    light = Math.min(light, (free * 14) / distance);
    distance += Math.max(0.02, free);
  }
  return light;
}

/** Ambient occlusion: lower in corners. */
function opennessAt(solid: Solid, point: Triple, normal: Triple): number {
  let closed = 0;
  for (let step = 1; step <= 4; step += 1) {
    const out = 0.06 * step;
    closed += (out - solid(...along(point, normal, out))) / (out * step * 1.6);
  }
  return clamp(1 - closed * 0.55);
}

function along([x, y, z]: Triple, [dx, dy, dz]: Triple, distance: number): Triple {
  return [x + dx * distance, y + dy * distance, z + dz * distance];
}
