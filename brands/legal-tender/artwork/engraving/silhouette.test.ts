import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { strandTransform } from './rosette.ts';
import { sealFamilies, sealRadius, type SealFamily, type SealSpec } from './seal.ts';
import { drawSeal } from './sealDrawing.ts';

/** Size of seals in lists, in px. */
const size = 96;
/** Width of the line, in px, as in the component. */
const line = 0.9;

/** The seal in one ink at 96 px: slightly blurred grey values. */
async function glance(spec: SealSpec): Promise<Buffer> {
  const perPixel = (2 * sealRadius) / size;
  const strands = drawSeal(spec).flatMap((ring) =>
    ring.flatMap(({ path, strands: copies }) =>
      copies.map((copy) => {
        const transform = strandTransform(copy) ?? '';
        return `<path d="${path}" transform="${transform}" stroke-width="${(line * perPixel) / copy.scale}"/>`;
      }),
    ),
  );
  const frame = `${-sealRadius} ${-sealRadius} ${2 * sealRadius} ${2 * sealRadius}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" fill="none" stroke="#000">${strands.join('')}</svg>`;
  return sharp(Buffer.from(svg)).resize(size).flatten({ background: '#fff' }).greyscale().blur(2.5).raw().toBuffer();
}

/** Mean difference of two pictures, in grey values from 0 to 255. */
function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, grey, index) => sum + Math.abs(grey - (b[index] ?? 0)), 0) / a.length;
}

const pairs = sealFamilies.flatMap((family, index) =>
  sealFamilies.slice(index + 1).map((other): [SealFamily, SealFamily] => [family, other]),
);
const figures = [9, 21, 34, 47].flatMap((points) =>
  [2, 8].flatMap((weave) => [0.6, 1.3].map((depth) => ({ points, weave, depth, seed: points * 31 + weave }))),
);

describe('the four seal families at 96 px', () => {
  // Families with a mean difference of 15 looked alike in a list.
  it.each(pairs)('%s and %s are visibly different for all figures', async (one, other) => {
    const tooAlike: string[] = [];
    for (const rest of figures) {
      const a = await glance({ ...rest, family: one, rings: 3 });
      const b = await glance({ ...rest, family: other, rings: 3 });
      const apart = difference(a, b);
      if (apart < 17) tooAlike.push(`${JSON.stringify(rest)}: ${apart}`);
    }
    expect(tooAlike).toEqual([]);
  });
});
