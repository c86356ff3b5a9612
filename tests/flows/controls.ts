import { expect, type Page } from '@playwright/test';

/** Interactive elements. */
const controls = 'a[href], button, input, textarea, select, summary, [role=tab]';

/** Fails for each visible control smaller than 44 px in a direction (REQ-A11Y-1). */
export async function expectTargetSize(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(readSmallTargets, controls), `${state}: targets of 44 px`).toEqual([]);
}

/** Runs in the page. A link within a sentence has the height of its line (WCAG 2.5.8). */
function readSmallTargets(selector: string): string[] {
  const least = 44;
  const small: string[] = [];
  const part = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  for (const element of part.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true]')) continue;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    if (isInSentence(element) || isRoomy(element) || (label && isRoomy(label)) || hasEnlargedTarget(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    small.push(`${element.localName} '${name}' ${Math.round(width)} × ${Math.round(height)}`);
  }
  return small;

  function isRoomy(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > least - 0.5 && height > least - 0.5;
  }

  function isInSentence(element: Element): boolean {
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
    const words = element.closest('p, li, dd, td, label')?.textContent.trim() ?? '';
    return words.length > element.textContent.trim().length;
  }

  /** Pseudo-elements that enlarge an element's target count; clipped parts do not. */
  function hasEnlargedTarget(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) return true;
    const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
    return [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].every(([right = 0, down = 0]) => element.contains(document.elementFromPoint(x + right, y + down)));
  }
}

/** Fails for each control without a visible edge, and each choice without a visible mark, in forced colours. */
export async function expectEdges(page: Page, state: string): Promise<void> {
  expect.soft(await page.evaluate(findControlsWithoutEdge), `${state}: edges in forced colours`).toEqual([]);
}

/** Runs in the page, in forced colours. Only the selected tab has an edge, and an unavailable action none (REQ-HOME-2). */
function findControlsWithoutEdge(): string[] {
  const lost: string[] = [];
  const nameOf = (element: Element) =>
    `${element.localName} '${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)}'`;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');

  for (const element of document.querySelectorAll(
    'button:not([role=tab], [aria-disabled=true]), input, textarea, select, [role=combobox]',
  )) {
    if (isShown(element) && !drawings(element).some(hasEdge)) lost.push(`${nameOf(element)} has no edge`);
  }
  const chosen = '[aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-current]:not(a), :checked';
  for (const element of document.querySelectorAll(chosen)) {
    const other = isShown(element) ? unchosenNeighbour(element) : undefined;
    if (other && visibleStyle(element) === visibleStyle(other))
      lost.push(`${nameOf(element)} looks as if it were not chosen`);
  }
  return lost;

  /** Styles of everything that may draw the control: also its children, and for a hidden input what is around it. */
  function drawings(element: Element): CSSStyleDeclaration[] {
    const { nextElementSibling: sibling, parentElement: parent } = element;
    const around = element.localName === 'input' ? [sibling, parent, parent?.parentElement] : [];
    const parts = [element, ...element.children, ...around].filter((part) => part != null);
    return parts.flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)));
  }

  /** A border or outline with a width, a style and a colour, or an underline. */
  function hasEdge({ borderTop, borderBottom, outline, textDecorationLine }: CSSStyleDeclaration): boolean {
    const isDrawn = (line: string) => !/\b0px|\bnone\b|rgba\(.*, 0\)/.test(line);
    return textDecorationLine.includes('underline') || [borderTop, borderBottom, outline].some(isDrawn);
  }

  function visibleStyle(element: Element): string {
    return drawings(element)
      .flatMap((style) => [style.backgroundColor, style.color, style.borderBottom, style.outline, style.display])
      .join();
  }

  function unchosenNeighbour(element: Element): Element | undefined {
    const group = element.closest('[role=radiogroup], [role=tablist], [role=group], fieldset, ul, ol');
    const kind = element.getAttribute('role') ? `[role=${element.getAttribute('role')}]` : element.localName;
    return [...(group?.querySelectorAll(kind) ?? [])].find((other) => !other.matches(chosen) && isShown(other));
  }
}
