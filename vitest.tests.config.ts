import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { activeBrand, brandAlias, defaultBrand } from './brands/activeBrand.ts';
import { siteModules } from './apps/site/build/siteModules.ts';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that start databases and processes: two workers and longer timeouts. */
function database(
  name: string,
  include: string,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      include: [include],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
      ...options,
    },
  };
}

/** Cheap password hashes of the auth service. tests/security measures its response times with real ones. */
const cheapHashes = { LITE_AUTH_BCRYPT_COST: '4' };

/** Unit tests of the product, with the default brand. */
const unitTests = [
  'packages/**/*.test.{ts,tsx}',
  `brands/${defaultBrand}/**/*.test.{ts,tsx}`,
  'apps/site/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'tests/repository/*.test.ts',
];
/** Rules for the content of any brand, and the tests in the folder of another brand. */
const brandTests = [
  'tests/brand/*.test.ts',
  ...(activeBrand === defaultBrand ? [] : [`brands/${activeBrand}/**/*.test.{ts,tsx}`]),
];
const testsWithMocks = ['brands/legal-tender/pictures/seals.test.tsx'];

function unit(name: string, include: string[], options: TestProjectInlineConfiguration['test']) {
  return {
    plugins: [react(), vanillaExtractPlugin(), siteModules()],
    resolve: { alias: brandAlias },
    test: { name, environment: 'node', include, maxWorkers: 2, ...options },
  };
}

export default defineConfig({
  test: {
    // Many tests cause refusals, which the servers log. The log is useful only for a failed test.
    silent: 'passed-only',
    projects: [
      // The tests share no state, and a worker per file takes longer than the tests.
      unit('unit', unitTests, { exclude: ['**/node_modules/**', 'tools/brand/*', ...testsWithMocks], isolate: false }),
      unit('unit-mocks', testsWithMocks, {}),
      unit('brand', brandTests, { isolate: false }),
      // Loading lite and PGlite takes longer than many of these tests.
      database('backend', 'apps/local-supabase/**/*.test.ts', {
        isolate: false,
        env: { ENGINES: 'pglite', ...cheapHashes },
      }),
      database('policies', 'tests/policies/**/*.test.ts', {
        globalSetup: 'tests/policies/migratedDatabase.ts',
        env: cheapHashes,
        isolate: false,
      }),
      {
        test: { name: 'adopter', include: ['tools/brand/adopter.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      database('deployment', 'tests/deployment/*.test.ts'),
    ],
  },
});
