import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from './browser.ts';
import { positive, readCommandLine, stop } from './commandLine.ts';

const usage = `Takes full-page pictures of pages in the test browser.

  npx node tools/shoot.ts [--width 390,768,1440] [--theme light,dark] [--out DIR] URL...

Each picture is written to DIR (default .cache/shots) as NAME-WIDTH-THEME.png and its path is printed.`;

const { values, words: addresses } = readCommandLine({
  usage,
  options: {
    width: { type: 'string', default: '390,768,1440' },
    theme: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: '.cache/shots' },
  },
  mostWords: Infinity,
});
const widths = values.width.split(',').map((width) => positive('--width', width));
const themes = values.theme.split(',').map((theme) => {
  if (theme !== 'light' && theme !== 'dark') stop(`--theme takes light, dark or both, not '${theme}'.`);
  return theme;
});
if (addresses.length === 0) stop('Which page? For example: npx node tools/shoot.ts http://localhost:4173/');

const { executablePath, args, env } = await testBrowser().catch((error: Error) => stop(error.message));
const browser = await chromium.launch({ executablePath, args, env });
for (const address of addresses) {
  const url = URL.parse(address) ?? stop(`'${address}' is no address.`);
  const name = (url.searchParams.get('id') ?? url.pathname).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
  for (const width of widths) {
    for (const colorScheme of themes) {
      const viewport = { width, height: width < 700 ? 844 : 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      page.on('pageerror', (error) => process.stderr.write(`error on ${address}: ${error.message}\n`));
      await page.goto(address);
      // Storybook shows a loading page before the story.
      if (url.pathname.endsWith('iframe.html')) await page.locator('body.sb-show-main').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(700);
      const path = join(values.out, `${name}-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      process.stdout.write(`${path}\n`);
      await page.close();
    }
  }
}
await browser.close();
