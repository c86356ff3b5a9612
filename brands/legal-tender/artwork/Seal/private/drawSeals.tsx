import { createRoot } from 'react-dom/client';
import type { SealSpec } from '../../engraving/seal.ts';
import { smallestLarge } from '../useIsLarge.ts';
import { SealRings } from './SealRings.tsx';

let count = 0;

/**
 * Draws the seals with `isEarly` of the prerendered page when they are near the viewport. The parts that contain them are
 * hydrated on interaction only, and hydration replaces the drawing.
 */
export function drawSeals(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        drawSeal(target);
      }
    },
    { rootMargin: '200px' },
  );
  for (const seal of document.querySelectorAll(':has(> [data-emblem])')) observer.observe(seal);
}

/** Draws one seal, unless React has hydrated it. */
function drawSeal(seal: Element): void {
  const place = seal.querySelector<HTMLElement>('[data-emblem]');
  if (!place) return;
  const spec = JSON.parse(place.dataset['emblem'] ?? '') as SealSpec;
  const isDense = seal.getBoundingClientRect().width >= smallestLarge;
  if (isDense) place.style.strokeWidth = '0.8';
  count += 1;
  // Ids must differ from those of the page's own root.
  const root = createRoot(place, { identifierPrefix: `early${count}` });
  root.render(<SealRings spec={spec} solidRings={3} isDense={isDense} />);
}
