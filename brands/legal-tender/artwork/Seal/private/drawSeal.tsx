import { createRoot } from 'react-dom/client';
import type { SealSpec } from '../../engraving/seal.ts';
import { smallestLarge } from '../useIsLarge.ts';
import { SealRings } from './SealRings.tsx';

let count = 0;

/** Draws the seal of a prerendered `svg`, unless it has been hydrated meanwhile. */
export function drawSeal(svg: Element): void {
  const place = svg.querySelector<SVGGElement>('[data-seal]');
  if (!place) return;
  const spec = JSON.parse(place.dataset['seal'] ?? '') as SealSpec;
  const isDense = svg.getBoundingClientRect().width >= smallestLarge;
  if (isDense) place.style.strokeWidth = '0.8';
  count += 1;
  // Ids must differ from those of the page's own root.
  const root = createRoot(place, { identifierPrefix: `early${count}` });
  root.render(<SealRings spec={spec} cut={3} isDense={isDense} />);
}
