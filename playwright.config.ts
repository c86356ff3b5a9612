import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/flows/site.ts';
import { type Build, otherBrowser, testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Flows and attacks in a real browser, against the product as `npm start` serves it. */
export default defineConfig<object, EngineOptions & { build: Build }>({
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
  // All flows run on the embedded database, two of them also on PostgreSQL.
  projects: [
    { name: 'pglite', testIgnore: 'journeys/*' },
    {
      name: 'postgres',
      testMatch: ['investor.flow.ts', 'newsletter.flow.ts'],
      // Each worker starts its own PostgreSQL and product.
      workers: 1,
      use: { engine: 'postgres' },
    },
    { name: 'firefox', testMatch: 'journeys/*.flow.ts', use: await otherBrowser('firefox') },
    { name: 'webkit', testMatch: 'journeys/*.flow.ts', use: await otherBrowser('webkit') },
    { name: 'security', testDir: './tests/security', testMatch: '*.attack.ts' },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    launchOptions: { executablePath, args, env },
  },
});
