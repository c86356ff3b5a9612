import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SealSpec } from '../engraving/seal.ts';
import { Seal } from './Seal.tsx';
import { SealRings } from './private/SealRings.tsx';

const spec: SealSpec = { points: 19, weave: 5, depth: 1.16, seed: 933354651, family: 'rings' };

it('a seal is drawn in the browser only: prerendered pages reserve its space without the paths', () => {
  expect(renderToStaticMarkup(<Seal spec={spec} />)).toMatch(/^<span [^>]*><\/span>$/);
});

it('seals have unique path ids, however many are on the page', () => {
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
