import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BrandMark } from './BrandMark.tsx';

describe('BrandMark', () => {
  const html = renderToStaticMarkup(<BrandMark name="Ada Example" />);

  it('costs 1.5 kB gzip at most: it stands in every page', () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(1536);
  });

  it('says the name and nothing about the seal', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Ada Example');
    expect(html).toContain('aria-hidden="true"');
  });
});
