import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GrowthRibbon } from './GrowthRibbon.tsx';

describe('GrowthRibbon', () => {
  const html = renderToStaticMarkup(
    <GrowthRibbon steps={[1, 2, 4, 9].map((count, index) => ({ at: index / 3, count }))} />,
  );

  it('costs 4 kB gzip at most: it stands in the page', () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(4096);
  });

  it('draws one path a strand and says nothing', () => {
    expect(html.match(/<path/g)).toHaveLength(9);
    expect(html).toContain('aria-hidden="true"');
  });
});
