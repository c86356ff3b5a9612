import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { cssTarget } from '../packages/ui/src/theme/cssTarget.ts';
import { siteModules } from '../apps/site/build/siteModules.ts';
import { storybookAlias } from './alias.ts';
import { mailPictures } from './mails/mailPictures.ts';
import { finishDocgen } from './finishDocgen.ts';

/** The groups of the sidebar, in the order of `storySort` in preview.tsx. Each is a folder; docs/stories.md says which. */
const groups = [
  { directory: './docs', files: '*.mdx' },
  { directory: './docs/foundations', titlePrefix: 'Foundations', files: '*.@(mdx|stories.tsx)' },
  { directory: '../packages/ui/src/theme', titlePrefix: 'Foundations', files: '*.stories.tsx' },
  { directory: './docs/choosing', titlePrefix: 'Primitives/Choosing', files: '*.stories.tsx' },
  { directory: '../packages/ui/src', titlePrefix: 'Primitives', files: '[A-Z]*/**/*.stories.tsx' },
  { directory: '../packages/sections/src', titlePrefix: 'Sections', files: '**/*.stories.tsx' },
  { directory: '../brands/legal-tender/artwork', titlePrefix: 'Artwork', files: '**/*.stories.tsx' },
  { directory: './pages', titlePrefix: 'Pages', files: '*.stories.tsx' },
  { directory: './mails', titlePrefix: 'Mails', files: '*.stories.tsx' },
];

/**
 * Styles of docs pages: headings in the site's font, previews on its page surface, list markers. Pages are as wide as the
 * viewport of sections; text has a readable line length. Dialogs: while the file of a story loads for more than 0.1 s,
 * Storybook hides everything else, and an element in a hidden dialog cannot get the initial focus.
 */
const previewHead = `<link rel="icon" href="data:,"><style>
  .sbdocs.sbdocs-content { max-width: 1280px; }
  .sbdocs-content :is(p, li, blockquote) { max-width: 72ch; }
  .sbdocs-content > :is(h1, h2, h3), .sbdocs-content > div > :is(h1, h2, h3) { font: 480 1.5rem/1.2 var(--font-display); }
  .sbdocs-content > h1, .sbdocs-content > div > h1 { font-size: 2.25rem; }
  .sbdocs-content > h3, .sbdocs-content > div > h3 { font-size: 1.25rem; }
  #stories { letter-spacing: normal; text-transform: none; }
  .sbdocs-content tr:nth-of-type(2n) { background: var(--alt) !important; }
  .sbdocs-content :not(pre) > code { border-color: var(--page-border); background: var(--alt); color: inherit; }
  .sbdocs.sbdocs-preview { background: var(--page); }
  :is(.sbdocs-content, .sbdocs-content > div) > ul { list-style: disc; }
  :is(.sbdocs-content, .sbdocs-content > div) > ol { list-style: decimal; }
  .sb-show-preparing-story:not(.sb-show-main) > dialog[open] { display: block !important; }
</style>`;

/** The grid of manager/SideBySide.ts. */
const managerHead = `<title>Podium, component library</title><style>
  @font-face { font-family: 'Hanken Grotesk'; font-weight: 100 900; src: url('./fonts/hanken-grotesk-core.woff2'); }
  .side-by-side { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); grid-auto-rows: 1fr; inline-size: 100%; block-size: 100%; }
  .side-by-side figure { display: grid; grid-template-rows: auto 1fr; min-inline-size: 0; margin: 0; overflow: auto; }
  .side-by-side figcaption { padding: 6px 12px; font: 12px sans-serif; }
  .side-by-side figure > :is(div, iframe) { position: relative; inline-size: 100%; block-size: 100%; border: 0; }
</style>`;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: groups,
  addons: [
    './searchIndex/preset.ts',
    './manifest/preset.ts',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-mcp',
    '@storybook/addon-vitest',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  // The fonts of the sidebar.
  staticDirs: [{ from: '../brands/legal-tender/theme/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    changeDetection: true,
    sidebarOnboardingChecklist: false,
    // The addon would replace the page surface of the theme.
    backgrounds: false,
    // The stories' clock needs `act`, which only React's development build has.
    developmentModeForBuild: true,
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [finishDocgen(), vanillaExtractPlugin(), siteModules(), mailPictures()],
      resolve: { alias: storybookAlias },
      build: { chunkSizeWarningLimit: 4000, cssTarget },
    }),
  previewHead: (head) => `${head ?? ''}${previewHead}`,
  managerHead: (head) => `${head ?? ''}${managerHead}`,
});
