import { banner } from '../../packages/data/src/content/banner.ts';
import { routes } from '../../packages/data/src/content/routes.ts';
import { waitForApp } from './settled.ts';
import { expect, test } from './site.ts';

const paths = Object.values(routes).flatMap(({ path, isForSearch }) => (path && isForSearch ? [path] : []));

test('in print nothing covers the text, and the text is dark, from the dark theme', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of paths) {
    await page.goto(path);
    await waitForApp(page);
    // On screen the bars slide away while scrolling.
    await page.mouse.wheel(0, 900);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('region', { name: banner.label }), path).toBeHidden();
    expect.soft(await page.evaluate(readFaults), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('in print nothing covers the text, also before the whole stylesheet has loaded', async ({ page, site }) => {
  site.expectLog(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.emulateMedia({ media: 'print' });
  const bars = await page.locator('header').first().boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  await expect(page.locator('header').first()).toHaveCSS('position', 'static');
  expect(heading?.y).toBeGreaterThanOrEqual((bars?.y ?? 0) + (bars?.height ?? 0));
});

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
    if (!isText || element.closest('[aria-hidden=true], svg, noscript, button')) continue;
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

  /** Too light for white paper; text on a coloured surface is legible there. */
  function isLight(element: Element): boolean {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const surface = getComputedStyle(each).backgroundColor;
      if (surface !== 'rgba(0, 0, 0, 0)' && surface !== 'rgb(255, 255, 255)') return false;
    }
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
  }
}
