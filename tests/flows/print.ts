import { expect, type Page } from '@playwright/test';
import { banner } from '@podium/brands/legal-tender/content/banner.ts';

/** Fails if something covers text in print, or if text is too light for paper. Prints from the dark theme. */
export async function expectPrintable(page: Page, state: string): Promise<void> {
  // On screen the bars slide away while scrolling.
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.soft(page.getByRole('region', { name: banner.label }), `${state}, in print`).toBeHidden();
  expect.soft(await page.evaluate(readFaults), `${state}, in print`).toEqual([]);
}

/** Runs in the page. */
function readFaults(): string[] {
  const faults: string[] = [];
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { position } = getComputedStyle(element);
    const name = `${element.localName} '${element.textContent.trim().slice(0, 30)}'`;
    if (['fixed', 'sticky'].includes(position)) faults.push(`${name} is ${position}`);
    const { right, width } = element.getBoundingClientRect();
    const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!isText || element.closest('[aria-hidden=true], svg, noscript')) continue;
    if (isForScreenReaders(element)) continue;
    if (width > 1 && right > document.documentElement.clientWidth + 1) faults.push(`${name} is cut off`);
    if (isLight(element)) faults.push(`${name} is light`);
  }
  return faults;

  function isForScreenReaders(element: Element | null): boolean {
    return (
      element !== null && (element.getBoundingClientRect().width <= 1 || isForScreenReaders(element.parentElement))
    );
  }

  /** Too light for white paper; text on a surface that is printed is legible there. */
  function isLight(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { backgroundColor, printColorAdjust } = getComputedStyle(each);
      if (printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
    }
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
  }
}
