import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandSeal } from '../engraving/brandSeal.ts';
import { layerMask } from '../engraving/layerMask.ts';
import { BrandMark } from './BrandMark.tsx';

it('the mark is at most 1 kB gzip, because every page contains it, and has no text but the name', () => {
  const html = renderToStaticMarkup(<BrandMark name="Ada Example" />);
  const mask = layerMask([{ layer: brandSeal.ring }], { radius: brandSeal.radius, strokeWidth: 0.9 });
  expect(gzipSync(html + mask + mask).length).toBeLessThanOrEqual(1024);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Ada Example');
});
