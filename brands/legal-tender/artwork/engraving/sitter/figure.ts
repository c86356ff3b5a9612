import { collar, jacket, shirt } from './body.ts';
import { hair, hairFromBehind } from './hair.ts';
import { eyebrows, eyes, skin, spectacles } from './head.ts';
import { union, type Solid } from './solids.ts';

/** The material of a surface, which determines how it reflects light. */
export type Material = 'skin' | 'hair' | 'eye' | 'frame' | 'shirt' | 'jacket';

/** A point in the coordinates of the head, whichever way the head is turned. */
export interface HeadPoint {
  x: number;
  y: number;
  z: number;
}

/** The sitter, seen from one side. A generated model that resembles no real person. */
export interface Figure {
  /** Distance to the nearest surface. x right, y up, z towards the viewer. */
  distance: Solid;
  /** Material of the surface nearest to a point. */
  material(x: number, y: number, z: number): Material;
  headPoint(x: number, y: number, z: number): HeadPoint;
}

interface Part {
  material: Material;
  solid: Solid;
}

/** There is no body above `bodyTop` and no head below `headBottom`. */
const bodyTop = 0.12;
const headBottom = -0.33;
/** Greater than any distance in the picture. */
const farAway = 9;

/**
 * @param turn Angle of the head in radians: 0 faces the viewer, positive values turn right. The body turns less, unless
 * the sitter is seen from behind.
 */
export function createFigure(turn: number): Figure {
  const isFromBehind = Math.abs(turn) > 1.5;
  const turnHead = rotation(turn);
  const turnBody = rotation(isFromBehind ? turn : turn * 0.62);
  const onHead = (material: Material, solid: Solid): Part => ({
    material,
    solid: (x, y, z) => (y > headBottom ? solid(turnHead.x(x, z), y, turnHead.z(x, z)) : farAway),
  });
  const onBody = (material: Material, solid: Solid): Part => ({
    material,
    solid: (x, y, z) => (y < bodyTop ? solid(turnBody.x(x, z), y, turnBody.z(x, z)) : farAway),
  });
  const parts = [
    onHead('skin', skin),
    onHead('eye', eyes),
    onHead('hair', isFromBehind ? hairFromBehind : hair),
    onHead('hair', eyebrows),
    onHead('frame', spectacles),
    onBody('shirt', collar),
    onBody('shirt', shirt),
    onBody('jacket', jacket),
  ];

  return {
    distance: union(...parts.map(({ solid }) => solid)),
    material: (x, y, z) => {
      const distances = parts.map(({ solid }) => solid(x, y, z));
      return parts[distances.indexOf(Math.min(...distances))]?.material ?? 'skin';
    },
    headPoint: (x, y, z) => ({ x: turnHead.x(x, z), y, z: turnHead.z(x, z) }),
  };
}

/** Around the vertical axis. */
function rotation(angle: number) {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: (x: number, z: number) => x * cos - z * sin, z: (x: number, z: number) => x * sin + z * cos };
}
