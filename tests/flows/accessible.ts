import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { expectEdges, expectTargetSize } from './controls.ts';
import { waitForApp } from './settled.ts';

/** WCAG 2.2 up to AA, and axe's best practices: one h1, landmarks, heading order. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with rule, element and reason of each violation on the current page. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expect(page.locator('h1'), `${state}: one h1`).toHaveCount(1);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const results = await window.axe.run(document, { runOnly });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
  expect.soft(violations, state).toEqual([]);
}

/** `expectAccessible` in forced colours (REQ-A11Y-1). */
export async function expectAccessibleInForcedColors(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(overrideTextFillColor, true);
  await expectAccessible(page, `${state}, forced colours`);
  await page.evaluate(overrideTextFillColor, false);
  await page.emulateMedia({ forcedColors: 'none' });
}

/**
 * Runs in the page. Chromium paints text in the forced colour but reports the author's `-webkit-text-fill-color`, which
 * axe reads. While axe runs, that property is set to the painted colour.
 */
function overrideTextFillColor(isOn: boolean): void {
  const elements = [...document.querySelectorAll<HTMLElement>('body *')];
  const colors = elements.map((element) => (isOn ? getComputedStyle(element).color : ''));
  elements.forEach((element, index) => element.style.setProperty('-webkit-text-fill-color', colors[index] ?? ''));
}

/** Hydrates every island, including nested ones and those that wait for an interaction. */
export async function hydrateAll(page: Page): Promise<void> {
  await waitForApp(page);
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('islandhydrate')));
    await expect(page.locator('[data-dehydrated], [data-reserved]')).toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [50] });
}

/**
 * Large targets, edges in forced colours, and enough room at 320 px (1280 px at 400 % zoom) and in text at 200 %.
 * Stories run axe on these states.
 */
export async function expectUsableState(page: Page, state: string): Promise<void> {
  await expectUsableControls(page, state);
  const viewport = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFitting(page, `${state}, 320 px`);
  if (viewport) await page.setViewportSize(viewport);
  await setLetterSize(page, '200%');
  await expectFitting(page, `${state}, text at 200 %`);
  await setLetterSize(page, '');
}

/** Targets are large enough, and controls keep their edges in forced colours. */
export async function expectUsableControls(page: Page, state: string): Promise<void> {
  await expectTargetSize(page, state);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectEdges(page, state);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Sets the root's font size, for example to 200 % (WCAG 1.4.4). */
export async function setLetterSize(page: Page, size: string): Promise<void> {
  await page.evaluate((given) => void (document.documentElement.style.fontSize = given), size);
}

/** Fails if the page or its dialog scrolls horizontally or clips text, or if the bars hide the first heading. */
export async function expectFitting(page: Page, state: string): Promise<void> {
  // Layout takes a moment after the font size has changed.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(readFaults), { message: state })
    .toEqual([]);
}

/** Runs in the page. */
function readFaults(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const parts = dialog
    ? [dialog, ...dialog.querySelectorAll('*')]
    : document.querySelectorAll('h1, h2, h3, p, li, dt, dd, label, a, button, input, textarea');
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const isInRail = ({ parentElement }: Element): boolean =>
    parentElement !== null && (scrolls(parentElement) || isInRail(parentElement));
  for (const element of parts) {
    // Everything in a dialog is in a scroll container, which only tabs may scroll sideways.
    const isExempt = dialog ? element.closest('[role=tablist]') : isInRail(element);
    if (isExempt || element.closest('[aria-hidden=true]')) continue;
    const { left, right, width } = element.getBoundingClientRect();
    const isOut = width > 1 && (left < -1 || right > clientWidth + 1);
    if (isOut) faults.push(`${element.localName} cut off: ${element.textContent}`);
    if (dialog && scrolls(element) && element.scrollWidth > element.clientWidth) {
      faults.push(`${element.localName} scrolls sideways: ${element.textContent}`);
    }
  }
  const bars = document.querySelector('header');
  const top = document.querySelector('h1')?.getBoundingClientRect().top ?? 0;
  const isUnderBars = bars && getComputedStyle(bars).position === 'fixed' && top < bars.getBoundingClientRect().bottom;
  if (!dialog && isUnderBars) faults.push(`the bars lie over the heading, which begins at ${top} px`);
  return faults;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a sighted keyboard user must see of each focused element. */
interface Stop {
  hasRing: boolean;
  /** Whether part of it is visible and not covered by bars and toasts. */
  isInSight: boolean;
  isTarget: boolean;
}

type Target = Pick<Locator, 'evaluate' | 'toString'>;

/** Presses Tab until `target` has focus. Fails at an element that is not visible or shows no focus ring. */
export async function tabTo(page: Page, target: Target, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await stopInSight(target))?.isTarget) return;
  }
  throw new Error(`${most} presses of Tab do not lead to ${target.toString()}.`);
}

/** Walks with Tab from the skip link to the last link or button, if any, of this part of the page. */
export async function tabThrough(page: Page, part: string): Promise<void> {
  const [last] = (await page.locator(part).locator('a[href]:visible, button:visible').elementHandles()).slice(-1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }), 1);
  if (!last) return;
  await tabTo(page, last, 120);
  if (part !== 'body') return;
  // Fields may follow.
  for (let presses = 0; presses < 10 && (await stopInSight(last)); presses += 1) await page.keyboard.press('Tab');
  expect(await stopInSight(last), 'Tab leaves the page').toBeNull();
}

/** The focused element once it is in sight with its ring, or null outside the page. */
async function stopInSight(target: Target): Promise<Stop | null> {
  let stop: Stop | null = null;
  // Scrolling may be smooth, and the bars slide back.
  await expect(async () => {
    stop = await target.evaluate(readStop);
    if (stop) expect(stop, 'the focus can be seen').toMatchObject({ hasRing: true, isInSight: true });
  }).toPass({ timeout: 10_000 });
  return stop;
}

/** Runs in the page. */
function readStop(target: Node): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  const hasOutline = (part: Element | null | undefined) => {
    if (!part) return false;
    const { opacity, outlineStyle, outlineWidth } = getComputedStyle(part);
    return opacity !== '0' && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // The label of an invisible input has its ring.
  const hasRing = [element, label].some(hasOutline);
  // A link that wraps has one box per line.
  const isInSight = [...element.getClientRects()].some(({ left, top, width, height }) =>
    [0.15, 0.5, 0.85].some((share) => {
      const seen = document.elementFromPoint(left + width * share, top + height * share);
      return seen !== null && (element.contains(seen) || label?.contains(seen) === true);
    }),
  );
  return { hasRing, isInSight, isTarget: element === target };
}

/**
 * Opens a dialog by its button, runs checks in it and closes it. Focus must return to the button, and nothing of the
 * dialog may remain.
 */
export async function withOpenDialog(opener: Locator, look: () => Promise<void>): Promise<void> {
  const dialog = opener.page().getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await look();
  await escapeFrom(dialog);
  await expect(opener).toBeFocused();
}

/** Closes a dialog by Escape. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
