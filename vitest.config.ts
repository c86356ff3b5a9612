import { globSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { siteModules } from './apps/site/build/siteModules.ts';
import { mailPictures } from './.storybook/mails/mailPictures.ts';
import { storybookAlias } from './.storybook/alias.ts';
import { testBrowser } from './tools/browser.ts';
import tests from './vitest.tests.config.ts';

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
    '@storybook/addon-docs/preview',
    '@podium/sections > @hookform/resolvers/zod',
    '@podium/data > zod/mini',
    '@podium/ui > @vanilla-extract/recipes/createRuntimeFn',
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
    siteModules(),
    mailPictures(),
    storybookTest({
      configDir: '.storybook',
      initialGlobals: { theme: 'light', viewport: { value: 'mobile', isRotated: false } },
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

/** Also the projects of vitest.tests.config.ts, which starts four seconds faster because it does not load Storybook. */
export default mergeConfig(tests, {
  test: {
    projects: [stories],
    // A folder's tests and stories run when a file in it changes; the tests of all importers could be all tests.
    watchTriggerPatterns: [
      {
        pattern: /packages\/(?:ui|sections)\/src\/[^/]+(?=\/)/,
        testsToRun: (_: string, { 0: folder }: RegExpMatchArray) =>
          globSync(`${folder}/**/*.{test.ts,test.tsx,stories.tsx}`),
      },
    ],
  },
});
