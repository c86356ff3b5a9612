import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { testBrowser } from '../browser.ts';
import { cache } from './plan.ts';

/**
 * Deterministic rendering: whole frames with all images, whole tiles, one raster thread, and instructions that every
 * processor has.
 */
const deterministicRendering = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

const { args, ...browser } = await testBrowser();

/** Stories and docs pages. Each worker has a browser. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // More than cores, because a visit mostly waits.
  workers: availableParallelism() + 2,
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
  use: { launchOptions: { ...browser, args: [...args, ...deterministicRendering] } },
});
