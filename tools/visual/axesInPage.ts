/** Checks of the axes inside the browser. Playwright sends each as source text: they must be self-contained. */
/* oxlint-disable unicorn/consistent-function-scoping -- sent as source text */

/** Descriptions of what is wider than the viewport, and of what an overlay or a fixed bar cuts off. */
export function findOverflow(): string[] {
  const { innerWidth, innerHeight } = window;
  const { scrollWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll('*')];
  const faults = elements.filter(isOverlay).flatMap(faultsOfOverlay);
  if (scrollWidth > innerWidth) {
    const culprit = elements.findLast((element) => isOutside(element.getBoundingClientRect(), 0, innerWidth));
    faults.push(`${scrollWidth} of ${innerWidth} px${culprit ? `: ${described(culprit)}` : ''}`);
  }
  return faults.slice(0, 3);

  /** Overlays and fixed bars do not widen the document. */
  function isOverlay(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      !isVisuallyHidden(element) &&
      (element.matches('[role="dialog"], [role="alertdialog"], dialog[open], :popover-open') ||
        getComputedStyle(element).position === 'fixed')
    );
  }

  function faultsOfOverlay(overlay: Element): string[] {
    const box = overlay.getBoundingClientRect();
    if (isOutside(box, 0, innerWidth)) return [`beside the viewport: ${described(overlay)}`];
    // The rest of the element cannot be scrolled into view.
    if (box.height > innerHeight + 0.5) return [`higher than the viewport: ${described(overlay)}`];
    const isClipped = getComputedStyle(overlay).overflowX !== 'visible';
    const [start, end] = isClipped ? [box.left, box.right] : [0, innerWidth];
    const walker = document.createTreeWalker(overlay, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
      node instanceof Element && isExempt(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      const boxes = node instanceof Element ? [node.getBoundingClientRect()] : [...range.getClientRects()];
      if (boxes.some((each) => isOutside(each, start, end))) {
        return [`cut off: ${node instanceof Element ? described(node) : node.nodeValue}`];
      }
    }
    return [];
  }

  /** Decoration, content that may scroll or end in an ellipsis, hidden content, and overlays of their own. */
  function isExempt(element: Element): boolean {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return (
      element.matches('[aria-hidden="true"], svg, style') ||
      ['auto', 'scroll'].includes(overflowX) ||
      textOverflow === 'ellipsis' ||
      isVisuallyHidden(element) ||
      isOverlay(element)
    );
  }

  function isVisuallyHidden({ clientWidth, clientHeight }: Element): boolean {
    return clientWidth === 1 && clientHeight === 1;
  }

  function isOutside({ left, right, width }: DOMRect, start: number, end: number): boolean {
    return width > 0 && (left < start - 0.5 || right > end + 0.5);
  }

  function described(element: Element): string {
    return element.outerHTML.slice(0, 160);
  }
}

/** Elements with animations or transitions under reduced motion. */
export function findMotion(): string[] {
  const tools = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const elements = document.body.querySelectorAll(':not(.sb-wrapper, .sb-wrapper *)');
  const moving = [...elements].filter((element) =>
    [undefined, '::before', '::after', '::backdrop'].some((part) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const durations = animationName === 'none' ? transitionDuration : `${animationDuration}, ${transitionDuration}`;
      return durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.001);
    }),
  );
  document.adoptedStyleSheets = tools;
  return moving.slice(0, 3).map((element) => element.outerHTML.slice(0, 160));
}

/** Sets the direction of the page, or restores the story's own. */
export function setDirection(direction: string): string {
  const before = document.documentElement.dir;
  document.documentElement.dir = direction;
  return before;
}

/**
 * Makes every text half as long again, as a translation may be. Skips Storybook's own texts, which stay when the story
 * changes.
 */
export function lengthenTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSkipped = node.parentElement?.closest('script, style, svg, .sb-wrapper, [aria-hidden="true"]');
    if (isSkipped) continue;
    node.nodeValue = (node.nodeValue ?? '').replaceAll(
      /\p{L}{2,}/gu,
      (word) => word + word.slice(0, Math.ceil(word.length / 2)).toLowerCase(),
    );
  }
}
