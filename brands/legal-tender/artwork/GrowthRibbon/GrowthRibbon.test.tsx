import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GrowthRibbon } from './GrowthRibbon.tsx';

it('nine bands are at most 4.5 kB gzip, because the page contains them', () => {
  const steps = [1, 2, 4, 9].map((count, index) => ({ at: index / 3, count }));
  const html = renderToStaticMarkup(<GrowthRibbon steps={steps} />);
  expect(html.match(/<path/g)).toHaveLength(9);
  expect(gzipSync(html).length).toBeLessThanOrEqual(4608);
});
