import { defineConfig } from '@playwright/test';
import { testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Flows in a real browser against the product as `npm start` serves it; each file starts its own. */
export default defineConfig({
  testDir: './tests/flows',
  testMatch: '*.flow.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  globalSetup: './tests/flows/startProduct.ts',
  use: {
    // Set by globalSetup before the workers read this file.
    baseURL: process.env['PODIUM_ADDRESS'],
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env },
  },
});
