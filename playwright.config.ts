import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';
import type { EngineOptions } from './tests/flows/site.ts';
import { testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** The other browsers that `npx playwright install` has installed. With BROWSERS=all a missing one fails. */
const otherBrowsers = [firefox, webkit].filter(
  (browser) => process.env['BROWSERS'] === 'all' || existsSync(browser.executablePath()),
);

/** Flows and attacks in a real browser, against the product as `npm start` serves it. */
export default defineConfig<object, EngineOptions>({
  testDir: './tests/flows',
  testMatch: '*.flow.ts',
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './tests/flows/startProduct.ts',
  // All flows run on the embedded database, three of them also on PostgreSQL.
  projects: [
    { name: 'pglite', testIgnore: 'journeys.flow.ts' },
    {
      name: 'postgres',
      testMatch: ['investor.flow.ts', 'refusals.flow.ts', 'newsletter.flow.ts'],
      // Each worker starts its own PostgreSQL and product.
      workers: 1,
      use: { engine: 'postgres' },
    },
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      testMatch: 'journeys.flow.ts',
      use: { browserName: browser.name() as 'firefox' | 'webkit', launchOptions: {} },
    })),
    { name: 'security', testDir: './tests/security', testMatch: '*.attack.ts' },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: { executablePath, args, env },
  },
});
