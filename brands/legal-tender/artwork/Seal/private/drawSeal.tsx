import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SealSpec } from '../../engraving/seal.ts';
import { smallestLarge } from '../useIsLarge.ts';
import { SealRings } from './SealRings.tsx';

const svgNamespace = 'http://www.w3.org/2000/svg';

let count = 0;

/** Draws the seal of a prerendered `svg`, unless it has been hydrated meanwhile. */
export function drawSeal(svg: Element): void {
  const place = svg.querySelector<SVGGElement>('[data-seal]');
  if (!place) return;
  const spec = JSON.parse(place.dataset['seal'] ?? '') as SealSpec;
  const isDense = svg.getBoundingClientRect().width >= smallestLarge;
  if (isDense) place.style.strokeWidth = '0.8';
  count += 1;
  // Not in the page: the listeners of a root would make an SVG element focusable. Ids must differ from those of the
  // page's own root.
  const sheet = document.createElementNS(svgNamespace, 'svg');
  const root = createRoot(sheet, { identifierPrefix: `early${count}` });
  flushSync(() => root.render(<SealRings spec={spec} cut={3} isDense={isDense} />));
  place.replaceChildren(...sheet.cloneNode(true).childNodes);
  root.unmount();
}
