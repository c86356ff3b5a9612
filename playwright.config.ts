import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/flows/site.ts';
import { testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Flows in a real browser against the product as `npm start` serves it; each file starts its own. */
export default defineConfig<object, EngineOptions>({
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
  // Everything on the embedded database; the main job, its refusals and the newsletter on PostgreSQL, too (issue 2 §2).
  projects: [
    { name: 'pglite' },
    {
      name: 'postgres',
      testMatch: ['investor.flow.ts', 'refusals.flow.ts', 'newsletter.flow.ts'],
      use: { engine: 'postgres' },
    },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Without its film of the page: filming is a suspect where the browser drew no more frames (README, known trouble).
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath, args, env },
  },
});
