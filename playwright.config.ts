import { defineConfig } from '@playwright/test';
import { type Build, otherBrowser, testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Flows and attacks in a real browser, against the product as `npm start` serves it. */
export default defineConfig<object, { build: Build }>({
  testDir: './tests/flows',
  testMatch: '*.flow.ts',
  fullyParallel: false,
  // More than cores, because a flow mostly waits.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './tests/flows/startProduct.ts',
  // The built site, which the flow builtEarlier renders with, needs no transpiling.
  build: { external: ['**/apps/site/dist/**'] },
  // The longest files begin first, so that no worker idles at the end.
  projects: [
    { name: 'smoke', testDir: './tests/smoke', testMatch: '*.smoke.ts' },
    { name: 'security', testDir: './tests/security', testMatch: '*.attack.ts' },
    { name: 'firefox', testMatch: 'journeys/*.flow.ts', use: await otherBrowser('firefox') },
    { name: 'webkit', testMatch: 'journeys/*.flow.ts', use: await otherBrowser('webkit') },
    { name: 'pglite', testIgnore: 'journeys/*' },
  ],
  use: { locale: 'en-GB', timezoneId: 'Europe/Amsterdam', launchOptions: { executablePath, args, env } },
});
