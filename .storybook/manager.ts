import { addons, types } from 'storybook/manager-api';
import { SideBySide } from './manager/SideBySide.ts';
import { DocsViewport } from './manager/DocsViewport.ts';
import { storybookThemes } from './manager/themes.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({ theme: storybookThemes[isDark.matches ? 'dark' : 'light'] });
}

isDark.addEventListener('change', followSystem);
followSystem();

addons.register('podium', () => {
  addons.add('podium/side-by-side', { type: types.PREVIEW, render: SideBySide });
  addons.add('podium/docs-viewport', {
    type: types.TOOL,
    title: 'Viewport',
    match: ({ viewMode }) => viewMode === 'docs',
    render: DocsViewport,
  });
});
