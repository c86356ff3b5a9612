import { seededRandom } from '../random.ts';

/** Width by height of the plate. */
export const aspect = 21 / 9;

/** Five chandeliers in an arc below the ceiling. */
const chandeliers = [
  { x: 0.34, y: 0.06 },
  { x: 0.47, y: 0.03 },
  { x: 0.6, y: 0.02 },
  { x: 0.73, y: 0.03 },
  { x: 0.86, y: 0.06 },
];

/** Rows are ellipses around a point above the picture. */
const centre = { x: 0.6, y: -0.06 };
const flatness = 1.75 / 1.15;
/** The first row of the stalls; the rows before it are the balcony, whose front is lit. */
const firstOfStalls = 4;
const rows = Array.from({ length: 9 }, (_, row) => 0.3 + row * 0.085 + (row >= firstOfStalls ? 0.1 : 0));

const random = seededRandom(11);

/** Position in shares of width and height, radius and brightness of each head. */
const heads = rows.flatMap((height, row) => {
  const count = 26 + row * 9;
  return Array.from({ length: count }, (_, seat) => {
    const angle = Math.PI * (0.04 + (0.92 * (seat + 0.5 + (random() - 0.5) * 0.3)) / count);
    return {
      x: centre.x + Math.cos(angle) * height * flatness,
      y: centre.y + Math.sin(angle) * height,
      radius: 0.007 + 0.0016 * row,
      light: 0.35 + random() * 0.65,
    };
  });
});

/** Light in the house at a point of the unit square (x right, y down): 0 to 1, and more in a lamp. */
export function houseLight(x: number, y: number): number {
  return Math.max(0.015 + lampLight(x, y) + railLight(x, y), headLight(x, y));
}

function lampLight(x: number, y: number): number {
  return chandeliers.reduce((sum, lamp) => {
    const distance = Math.hypot((x - lamp.x) * aspect, y - lamp.y);
    return sum + 0.95 * Math.exp(-((distance / 0.028) ** 2)) + 0.2 * Math.exp(-((distance / 0.13) ** 1.2));
  }, 0);
}

/** Light on the edge of every row, brightest at the front of the balcony. */
function railLight(x: number, y: number): number {
  return rows.reduce((sum, height, row) => {
    if (row === firstOfStalls) return sum;
    const reach = Math.hypot((x - centre.x) / flatness, y - centre.y) / height;
    const isFront = row === firstOfStalls - 1;
    return sum + (isFront ? 0.6 : 0.16) * Math.exp(-(((reach - 1.075) / (isFront ? 0.016 : 0.02)) ** 2));
  }, 0);
}

/** Light on the heads, from above. */
function headLight(x: number, y: number): number {
  let light = 0;
  for (const head of heads) {
    if (Math.abs(y - head.y) > 0.03 || Math.abs(x - head.x) > 0.015) continue;
    const up = (y - head.y) / (head.radius * 1.25);
    const across = ((x - head.x) * aspect) / head.radius;
    if (across ** 2 + up ** 2 < 1) light = Math.max(light, head.light * (up < 0 ? 0.95 : 0.5));
  }
  return light;
}
