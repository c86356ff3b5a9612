import { addons, types, type HashEntry } from 'storybook/manager-api';
import { BothThemes } from './manager/BothThemes.tsx';
import { bookThemes } from './manager/themes.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({
    theme: bookThemes[isDark.matches ? 'dark' : 'light'],
    sidebar: { renderLabel: withStatus },
  });
}

/** The name in the sidebar, marked while the component is a draft. */
function withStatus(item: HashEntry) {
  const isDraft = item.type === 'component' && item.tags.includes('draft');
  return isDraft ? (
    <span>
      {item.name}
      <span className="draft-mark">draft</span>
    </span>
  ) : (
    item.name
  );
}

isDark.addEventListener('change', followSystem);
followSystem();

addons.register('podium/both-themes', () => {
  addons.add('podium/both-themes', { type: types.PREVIEW, render: BothThemes });
});
