import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from './browser.ts';
import { readCommandLine, stop } from './commandLine.ts';

const usage = `Takes full-page pictures of pages in the test browser, at four widths and in both themes.

  npx node tools/shoot.ts URL...

Each picture is written to .cache/shots as NAME-WIDTH-THEME.png and its path is printed.`;

const { words: addresses } = readCommandLine({ usage, mostWords: Infinity });
if (addresses.length === 0) stop('A URL is required, for example: npx node tools/shoot.ts http://localhost:4173/');

const { executablePath, args, env } = await testBrowser().catch((error: Error) => stop(error.message));
const browser = await chromium.launch({ executablePath, args, env });
for (const address of addresses) {
  const url = URL.parse(address) ?? stop(`'${address}' is not a URL.`);
  const name = (url.searchParams.get('id') ?? url.pathname).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  for (const width of [390, 768, 1440, 1920]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: width < 700 ? 844 : 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => process.stderr.write(`error on ${address}: ${error.message}\n`));
      await page.goto(address);
      // Storybook shows a loading page before the story.
      if (url.pathname.endsWith('iframe.html')) await page.locator('body.sb-show-main').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(700);
      // Sections far from the viewport are not rendered, and their height is approximate.
      for (const _ of [1, 2]) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(300);
      }
      const path = join('.cache/shots', `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      process.stdout.write(`${path}\n`);
      await page.close();
    }
  }
}
await browser.close();
