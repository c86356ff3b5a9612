import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GrowthRibbon } from './GrowthRibbon.tsx';

describe('GrowthRibbon', () => {
  const html = renderToStaticMarkup(
    <GrowthRibbon steps={[1, 2, 4, 9].map((count, index) => ({ at: index / 3, count }))} />,
  );

  it('is at most 4.5 kB gzip, because the page contains it', () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(4608);
  });

  it('renders one path per band and no text', () => {
    expect(html.match(/<path/g)).toHaveLength(9);
    expect(html).toContain('aria-hidden="true"');
  });
});
