import { pages } from '@podium/brands/legal-tender/pages.ts';
import { waitForQuiet } from './settled.ts';
import { expect, test } from './site.ts';

test('hovering a link fetches only its page, and the click needs no network', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/press');
  await page.mouse.move(20, 700);
  await waitForQuiet(page);
  const modules: string[] = [];
  page.on('request', (request) => {
    const [, name = ''] = /\/assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name in pages || name === 'siteBackend') modules.push(name);
  });
  const link = page.getByRole('navigation').getByRole('link', { name: 'About' }).first();
  await link.hover();
  await expect.poll(() => modules).toEqual(['about']);
  // Wait: the page's imports are fetched after its module.
  await waitForQuiet(page);
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(modules).toEqual(['about']);
});
