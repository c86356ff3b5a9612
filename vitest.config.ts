import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storybookAlias } from './.storybook/alias.ts';
import { testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Everything a story imports from node_modules: a dependency found late would reload the page in mid-test. */
function dependenciesOfStories(): string[] {
  const names = ['packages/ui', 'packages/sections', 'packages/data'].flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(manifest.dependencies ?? {}).map((name) => `@podium/${folder.slice(9)} > ${name}`);
  });
  return names.filter(
    (name) => !/> (@podium\/|@vanilla-extract\/css|@supabase\/|zod$|@hookform\/resolvers$)/.test(name),
  );
}

const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'mockdate',
    '@storybook/react-vite',
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@podium/sections > @hookform/resolvers/zod',
    '@podium/data > zod/mini',
    ...dependenciesOfStories(),
  ],
};

/**
 * Stories as tests, at 390 px in Paper unless a story asks for another window: play functions, axe and the console, with
 * the motion that visitors see. For those who work at a folder; `npm test` asks the same in the visits of `pnpm visual`.
 */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    react(),
    vanillaExtractPlugin(),
    storybookTest({
      configDir: '.storybook',
      initialGlobals: {
        theme: 'light',
        viewport: { value: 'mobile', isRotated: false },
      },
    }),
  ],
  resolve: { alias: storybookAlias },
  optimizeDeps,
  test: {
    name: 'stories-mobile-paper',
    setupFiles: ['./.storybook/failOnConsole.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args, env } }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

/** Tests that start databases and processes: two at a time, with patience. */
function database(name: string, include: string): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      include: [include],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  };
}

export default defineConfig({
  test: {
    // Refusals are what many of them ask for: what a server has to say of them is of use beside a failure only.
    silent: 'passed-only',
    projects: [
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/**/*.test.{ts,tsx}',
            'apps/site/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            '.storybook/*.test.ts',
          ],
        },
      },
      database('backend', 'apps/local-supabase/**/*.test.ts'),
      database('policies', 'tests/policies/**/*.test.ts'),
      stories,
    ],
  },
});
