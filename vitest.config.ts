import { readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { storybookAlias } from './.storybook/alias.ts';
import { testBrowser } from './tools/browser.ts';

const { executablePath, args, env } = await testBrowser();

/** Dependencies of stories in node_modules. Vite would reload the page during a test when it discovers one late. */
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
 * Stories as tests: play functions, axe and the console, at 390 px in the light theme unless a story sets another
 * viewport. Animations run. For development; `npm test` makes the same checks with `pnpm visual`.
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

/** Tests that start databases and processes: two workers and longer timeouts. */
function database(name: string, include: string, variables?: Record<string, string>): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      include: [include],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      env: variables,
    },
  };
}

const unitTests = [
  'packages/**/*.test.{ts,tsx}',
  'apps/site/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  '.storybook/*.test.ts',
  'tests/{faults/ledger,repository/*}.test.ts',
];
const testsWithMocks = ['apps/site/build/pictures/seals.test.tsx'];

function unit(name: string, include: string[], options: TestProjectInlineConfiguration['test']) {
  return {
    plugins: [react(), vanillaExtractPlugin()],
    test: { name, environment: 'node', include, maxWorkers: 2, ...options },
  };
}

export default defineConfig({
  test: {
    // Many tests cause refusals, which the servers log. The log is useful only for a failed test.
    silent: 'passed-only',
    projects: [
      // The tests share no state, and a worker per file takes longer than the tests.
      unit('unit', unitTests, { exclude: ['**/node_modules/**', ...testsWithMocks], isolate: false }),
      unit('unit-mocks', testsWithMocks, {}),
      database('backend', 'apps/local-supabase/**/*.test.ts', { ENGINES: process.env['ENGINES'] ?? 'pglite' }),
      database('policies', 'tests/policies/**/*.test.ts'),
      { test: { name: 'faults', include: ['tests/faults/faults.test.ts'], testTimeout: 600_000 } },
      database('deployment', 'tests/deployment/*.test.ts'),
      stories,
    ],
  },
});
