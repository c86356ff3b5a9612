import type { Point } from './polar.ts';
import { polygonPath } from './pathData.ts';

/** ViewBox of the plan; the origin is the middle of the stage's edge. Whole units; a seat is 14 wide. */
const seatsBox = { x: -730, y: -720, width: 1460, height: 800 };

/** Chosen so that twenty full rows have exactly one thousand seats. */
const rows = 20;
const firstRow = 154;
const betweenRows = 28;
const betweenSeats = 25;
/** Rows span slightly more than a half circle, in four equal blocks. */
const spread = Math.PI * 1.02;
/** Half the width of the aisles at the sides, and of the one in the middle. */
const sideAisle = 22;
const middleAisle = 30;

/** Position of a seat, which faces (0, 0). Angles in radians: 0 is right, negative is up. */
interface Seat {
  radius: number;
  angle: number;
}

/** One thousand seats, row by row from the stage. */
function seats(): Seat[] {
  return Array.from({ length: rows }, (_, row) => seatsOfRow(firstRow + row * betweenRows)).flat();
}

/** Evenly spaced from aisle to aisle, so that the aisles have straight edges. */
function seatsOfRow(radius: number): Seat[] {
  const outer = block(radius, -spread / 2, -spread / 4 - sideAisle / radius);
  const inner = block(radius, -spread / 4 + sideAisle / radius, -middleAisle / radius);
  const left = [...outer, ...inner];
  const fromMiddle = [...left, ...left.toReversed().map((angle) => -angle)];
  return fromMiddle.map((angle) => ({ radius, angle: angle - Math.PI / 2 }));
}

/** Angles of as many seats as fit between two angles, with one at each end. */
function block(radius: number, from: number, to: number): number[] {
  const gaps = Math.floor(((to - from) * radius) / betweenSeats);
  return Array.from({ length: gaps + 1 }, (_, seat) => from + ((to - from) * seat) / gaps);
}

/** A seat from above: a back and two arms, open towards the stage. */
function seatPath({ radius, angle }: Seat): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (out: number, along: number): Point => [
    cos * (radius + out) - sin * along,
    sin * (radius + out) + cos * along,
  ];
  return polygonPath([at(0, -7), at(9, -7), at(9, 7), at(0, 7)], false);
}

/** The stage, whose boards get narrower towards the back. */
function stagePath(): string {
  const boards = Array.from({ length: 7 }, (_, board) => {
    const half = 96 - board * 5;
    return `M${-half} ${board * 8 + 6}h${2 * half}`;
  });
  return `M-104 0h208l-38 62h-132z${boards.join('')}`;
}

/** The seating plan, with the stage at the focus of the rows. */
export function seatsSvg(): string {
  const { x, y, width, height } = seatsBox;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" fill="none" stroke="#000" stroke-width="2.2" preserveAspectRatio="xMidYMax slice">` +
    `<path d="${seats().map(seatPath).join('')}"/><path d="${stagePath()}" stroke-width="3"/></svg>`
  );
}
