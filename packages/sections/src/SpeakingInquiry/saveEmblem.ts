/** Properties that the page sets by styles and that the file needs as attributes. */
const properties = ['fill', 'opacity', 'stroke', 'stroke-dasharray', 'stroke-linecap', 'stroke-width', 'vector-effect'];

/** Width and height of the file, in px. Its lines are as wide as on the page. */
const size = 600;

/** Saves the drawing in `place` as an SVG file, in its current colours. */
export function saveEmblem(place: HTMLElement | null, name: string): void {
  const shown = place?.querySelector('svg');
  if (!shown) return;
  const address = URL.createObjectURL(new Blob([svgFile(shown)], { type: 'image/svg+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The drawing as a file of its own, on the background that it has in the page. */
function svgFile(shown: SVGSVGElement): string {
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const originals = [shown, ...shown.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original && (element.hasAttribute('class') || element === copy)) {
      const computed = getComputedStyle(original);
      for (const property of properties) element.setAttribute(property, computed.getPropertyValue(property));
    }
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  for (const name of ['width', 'height']) copy.setAttribute(name, String(size));
  for (const name of ['aria-hidden', 'data-arrival']) copy.removeAttribute(name);
  copy.style.background = backgroundOf(shown);
  return new XMLSerializer().serializeToString(copy);
}

function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element);
  const isTransparent = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return isTransparent && element.parentElement ? backgroundOf(element.parentElement) : backgroundColor;
}
