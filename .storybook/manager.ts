import { createElement } from 'react';
import { addons, types, type HashEntry } from 'storybook/manager-api';
import { SideBySide } from './manager/SideBySide.ts';
import { DocsViewport } from './manager/DocsViewport.ts';
import { storybookThemes } from './manager/themes.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({
    theme: storybookThemes[isDark.matches ? 'dark' : 'light'],
    sidebar: { renderLabel: withStatus },
  });
}

/** The name in the sidebar, with a mark while the component is a draft. */
function withStatus(item: HashEntry) {
  if (item.type !== 'component' || !item.tags.includes('draft')) return item.name;
  return createElement('span', null, item.name, createElement('span', { className: 'draft-mark' }, 'draft'));
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
