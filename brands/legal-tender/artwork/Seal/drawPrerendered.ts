/**
 * Draws the seals with `isEarly` of the prerendered page when they are near the viewport. The parts that contain them are
 * hydrated on interaction only, and hydration replaces the drawing.
 */
export function drawPrerendered(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // Without the drawing the page works.
        void import('./private/drawSeal.tsx').then(
          ({ drawSeal }) => drawSeal(target),
          () => undefined,
        );
      }
    },
    { rootMargin: '200px' },
  );
  for (const svg of document.querySelectorAll('[data-dehydrated] svg:has(> [data-seal])')) observer.observe(svg);
}
