import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sealFamilies, type SealSpec } from '../engraving/seal.ts';
import { Seal } from './Seal.tsx';
import { SealRings } from './private/SealRings.tsx';
import { ring } from './Seal.css.ts';

const dottedClass = ring.classNames.variants.isDotted.true;

const spec: SealSpec = { points: 19, weave: 5, depth: 1.16, seed: 933354651, family: 'rings' };
const markup = (changed: Partial<SealSpec>, solidRings = 3) =>
  renderToStaticMarkup(<SealRings spec={{ ...spec, ...changed }} solidRings={solidRings} />);
const gzipSize = (text: string) => gzipSync(text).length;

function manySpecs(): Partial<SealSpec>[] {
  return sealFamilies.flatMap((family) =>
    [9, 15, 19, 24, 30, 38, 47].flatMap((points) =>
      [2, 5, 8].flatMap((weave) => [0.6, 0.95, 1.3].map((depth) => ({ family, points, weave, depth }))),
    ),
  );
}

describe('Seal', () => {
  it('has a median size of at most 4 kB gzip and is never above 7', () => {
    const sizes = manySpecs()
      .map((changed) => gzipSize(markup(changed)))
      .toSorted((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4096);
    expect(sizes.at(-1)).toBeLessThanOrEqual(7168);
  });

  it('has at most 9 kB gzip where it is large', () => {
    const withMostPoints = manySpecs().filter(({ points }) => points === 47);
    const sizes = withMostPoints.map((changed) =>
      gzipSize(renderToStaticMarkup(<SealRings spec={{ ...spec, ...changed }} solidRings={3} isDense />)),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9216);
  });

  it('is drawn in the browser only: prerendered pages reserve its space without the paths', () => {
    const html = renderToStaticMarkup(<Seal spec={spec} />);
    expect(html).toMatch(/^<span [^>]*><\/span>$/);
  });

  it('has unique path ids, however many seals are on the page', () => {
    const page = renderToStaticMarkup(
      <>
        <SealRings spec={spec} solidRings={3} />
        <SealRings spec={spec} solidRings={3} />
      </>,
    );
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const uses = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(uses)).toEqual(new Set(ids));
  });

  it.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ] as const)('with %i rings solid leaves %i dotted', (solidRings, dotted) => {
    const html = markup({ family: 'moire' }, solidRings);
    expect(html.split(dottedClass).length - 1).toBe(dotted);
  });
});
