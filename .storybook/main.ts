import { defineMain } from '@storybook/react-vite/node';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { storybookAlias } from './alias.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src', titlePrefix: 'Primitives', files: '**/*.stories.tsx' },
    { directory: '../packages/sections/src', titlePrefix: 'Sections', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-themes', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [vanillaExtractPlugin()],
      resolve: { alias: storybookAlias },
      build: { chunkSizeWarningLimit: 4000 },
    }),
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="data:,">`,
  managerHead: (head) => `${head ?? ''}<title>Podium, pattern book</title>`,
});
