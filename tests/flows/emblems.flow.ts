import { expect, expectHydrated, test } from './site.ts';
import { waitForApp } from './settled.ts';

for (const path of ['/speaking', '/calendar']) {
  test(`emblems of ${path} are drawn without an interaction, and hydration keeps them`, async ({ page }) => {
    await page.goto(path);
    await waitForApp(page);
    const [first] = await page.locator('[data-dehydrated] svg:has(> [data-emblem])').all();
    if (!first) throw new Error('No emblem waits for an interaction.');
    await first.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const seal = first.locator('[data-emblem]');
    await expect(seal.locator('use').first()).toBeAttached();
    const canBeFocused = await seal.evaluate((element: SVGElement) => {
      element.focus();
      return document.activeElement === element;
    });
    expect(canBeFocused).toBe(false);
    const emblem = page.locator('svg:has(use)').first();
    await page.mouse.move(300, 400);
    await expectHydrated(emblem);
    await expect(page.locator('[data-emblem]')).toHaveCount(0);
    await expect(emblem.locator('use').first()).toBeAttached();
  });
}
