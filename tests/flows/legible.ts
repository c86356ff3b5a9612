import { expect, type Page } from '@playwright/test';

/** Fails if lines of different texts overlap, or if a column is only a few letters wide. */
export async function expectLegible(page: Page, state: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(readFaults), { message: state })
    .toEqual([]);
}

/** Runs in the page. */
function readFaults(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const doOverlap = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  /** The bars may cover text. Names on a chart are at their places. */
  const isExempt = (element: Element) => {
    const { color, position } = getComputedStyle(element);
    return element.closest('header, svg, noscript') !== null || color === 'rgba(0, 0, 0, 0)' || position === 'absolute';
  };
  const clipsOf = (element: Element | null): Box[] => {
    if (!element) return [];
    const clips = clipsOf(element.parentElement);
    return getComputedStyle(element).overflowY === 'visible' ? clips : [...clips, element.getBoundingClientRect()];
  };
  /** Visible lines, in the height of small letters: the boxes of lines may overlap. */
  const linesOf = (element: Element, node: Node): Box[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].map(({ left, right, top, height }) => ({
      left: left + 2,
      right: right - 2,
      top: top + 0.35 * height,
      bottom: top + 0.7 * height,
    }));
    const clips = clipsOf(element);
    return lines.filter((line) => line.left < line.right && clips.every((clip) => doOverlap(line, clip)));
  };
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
    const nodes = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    const isRead = nodes.length > 0 && element.checkVisibility({ visibilityProperty: true }) && !isExempt(element);
    if (!isRead) return [];
    const words = nodes.map((node) => node.textContent?.trim()).join(' ');
    return [{ words, lines: nodes.flatMap((node) => linesOf(element, node)) }];
  });
  const narrow = texts.filter(({ words, lines }) => lines.length > 4 && words.length < 4 * lines.length);
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.lines.some((line) => other.lines.some((otherLine) => doOverlap(line, otherLine))))
      .map((other) => `'${one.words}' and '${other.words}' overlap`),
  );
  return [...narrow.map(({ words }) => `a few letters per line: ${words}`), ...overlaps];
}
