import { chromium, type Page } from 'playwright';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { startProduct } from '../product.ts';
import { waitForApp } from '../settled.ts';
import { percentile } from './load.ts';
import { endByVerdicts, pressVerdict } from './musts.ts';
import { printTable } from './table.ts';

const usage = `Measures the milliseconds from a press to the next paint on the home page of a phone whose processor is four times
slower, for what visitors press most. The first press of each is counted too: it may wake an island. Exit code 1 when one
of them takes more than 200 ms at the 90th percentile.

  pnpm bench:interaction`;

readCommandLine({ usage });

const rounds = 10;
const slowdown = 4;
const phone = { width: 390, height: 844 };

const actions: Record<string, (page: Page) => Promise<void>> = {
  menu: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  'carousel, next': (page) => page.getByRole('button', { name: 'Next slide' }).click(),
  'calendar, a topic': (page) => page.locator('#calendar').getByRole('button', { name: 'AI', exact: true }).click(),
  'event dialog': (page) =>
    page
      .locator('#calendar')
      .getByRole('button', { name: /^Details/ })
      .first()
      .click(),
};

declare global {
  interface Window {
    /** Of the presses since it was emptied, ms. */
    pressDurations: number[];
  }
}

/** Runs in the page before everything else. */
function watchPresses(): void {
  window.pressDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        window.pressDurations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const { executablePath, args, env } = await testBrowser();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const rows: string[][] = [];
  for (const [name, press] of Object.entries(actions)) {
    const durations: number[] = [];
    for (let round = 0; round < rounds; round += 1) durations.push(await durationOf(press));
    const slow = percentile(durations, 0.9);
    rows.push([name, percentile(durations, 0.5).toFixed(0), slow.toFixed(0), pressVerdict(slow)]);
  }
  printTable(
    `Press to next paint, home, ${slowdown}× slower processor, ${rounds} fresh visits each`,
    ['press', 'median ms', '90th percentile ms', 'at most 200'],
    rows,
  );
  endByVerdicts(rows);
} finally {
  await browser.close();
  await product.stop();
}

/** Of one press in a visit of its own; what is too short to be reported counts as one frame. */
async function durationOf(press: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, reducedMotion: 'no-preference' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPresses);
    await page.goto(product.address);
    await waitForApp(page);
    await page.waitForTimeout(1000);
    await press(page);
    await page.waitForTimeout(1500);
    return Math.max(16, ...(await page.evaluate(() => window.pressDurations)));
  } finally {
    await context.close();
  }
}
