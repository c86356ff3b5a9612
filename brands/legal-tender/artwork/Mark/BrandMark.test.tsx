import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brandSeal } from '../engraving/brandSeal.ts';
import { layerMask } from '../engraving/layerMask.ts';
import { BrandMark } from './BrandMark.tsx';

describe('BrandMark', () => {
  const html = renderToStaticMarkup(<BrandMark name="Ada Example" />);

  it('is at most 1 kB gzip, because every page contains it', () => {
    const mask = layerMask([{ layer: brandSeal.ring }], { radius: brandSeal.radius, strokeWidth: 0.9 });
    expect(gzipSync(html + mask + mask).length).toBeLessThanOrEqual(1024);
  });

  it('renders the name, and no text for the seal', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Ada Example');
    expect(html).toContain('aria-hidden="true"');
  });
});
