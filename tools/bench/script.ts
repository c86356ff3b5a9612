import { chromium } from 'playwright';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { firstWindows, scriptOfFirstLoad } from '../firstLoad.ts';
import { startProduct } from '../product.ts';
import { publicPaths } from './publicPaths.ts';
import { printTable } from './table.ts';

const usage = `Prints how much JavaScript each public page loads while nobody touches it, with what is in sight from the start.

  pnpm bench:script`;

readCommandLine({ usage });

const { executablePath, args, env } = await testBrowser();
const product = await startProduct();
const browser = await chromium.launch({ executablePath, args, env });
try {
  const rows: string[][] = [];
  for (const path of await publicPaths(product.address)) {
    const row = [path];
    for (const viewport of Object.values(firstWindows)) {
      const context = await browser.newContext({ viewport });
      row.push(((await scriptOfFirstLoad(await context.newPage(), product.address + path)) / 1024).toFixed(1));
      await context.close();
    }
    rows.push(row);
  }
  const names = Object.entries(firstWindows).map(([name, { width, height }]) => `${name}, ${width} × ${height}`);
  printTable('JavaScript of a first load, untouched, KiB brotli', ['page', ...names], rows);
} finally {
  await browser.close();
  await product.stop();
}
