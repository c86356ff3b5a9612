import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache } from './plan.ts';

/** Stories and docs pages in the browser that `visual.ts` has started, which all workers share. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // More than cores, because a visit mostly waits.
  workers: availableParallelism() + 1,
  // One test visits all stories of a component. Each story has a timeout of its own.
  timeout: 20 * 60_000,
  outputDir: join(cache, 'results'),
  reporter: [
    ['dot'],
    [
      'html',
      {
        outputFolder: join(cache, 'report/html'),
        title: 'Stories',
        open: process.stdout.isTTY ? 'on-failure' : 'never',
      },
    ],
  ],
  use: { connectOptions: { wsEndpoint: process.env['BROWSER_ENDPOINT'] ?? '' } },
});
