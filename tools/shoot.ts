import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from './browser.ts';
import { positive, readCommandLine, stop } from './commandLine.ts';

const usage = `Takes pictures of pages, for looking at them beside the art direction.

  npx node tools/shoot.ts [--width 390,768,1440] [--theme light,dark] [--out DIR] [--viewport-only] URL...

Each picture is written to DIR (default .cache/shots) as NAME-WIDTH-THEME.png and its path is printed.`;

const { values, words: addresses } = readCommandLine({
  usage,
  options: {
    width: { type: 'string', default: '390,768,1440' },
    theme: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: '.cache/shots' },
    'viewport-only': { type: 'boolean', default: false },
  },
  mostWords: Infinity,
});
const widths = values.width.split(',').map((width) => positive('--width', width));
const themes = values.theme.split(',').map((theme) => {
  if (theme !== 'light' && theme !== 'dark') stop(`--theme takes light, dark or both, not '${theme}'.`);
  return theme;
});
if (addresses.length === 0) stop('Which page? For example: npx node tools/shoot.ts http://localhost:4173/');
const noAddress = addresses.find((address) => !URL.canParse(address));
if (noAddress !== undefined) stop(`'${noAddress}' is no address.`);

const { executablePath, args, env } = await testBrowser().catch((error: Error) => stop(error.message));
const browser = await chromium.launch({ executablePath, args, env });
await mkdir(values.out, { recursive: true });

for (const address of addresses) {
  for (const width of widths) {
    for (const theme of themes) {
      const page = await browser.newPage({
        viewport: { width, height: width < 700 ? 844 : 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      page.on('console', (message) => {
        if (message.type() === 'error') process.stderr.write(`console error on ${address}: ${message.text()}\n`);
      });
      page.on('pageerror', (error) => process.stderr.write(`error on ${address}: ${error.message}\n`));
      await page.goto(address, { waitUntil: 'load' });
      // Storybook shows its own waiting page first; every other page passes at once.
      await page.waitForFunction(
        () => !location.pathname.endsWith('iframe.html') || document.body.classList.contains('sb-show-main'),
        undefined,
        { timeout: 120_000 },
      );
      await page.waitForTimeout(700);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const url = new URL(address);
      const name = (url.searchParams.get('id') ?? url.pathname).replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
      const path = join(values.out, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path, fullPage: !values['viewport-only'] });
      process.stdout.write(`${path}\n`);
      await page.close();
    }
  }
}
await browser.close();
