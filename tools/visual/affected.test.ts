import { describe, expect, it } from 'vitest';
import { affectedBy } from './affected.ts';

const importers = new Map(
  Object.entries({
    'packages/ui/src/theme/lines.css.ts': ['packages/ui/src/Button/Button.css.ts'],
    'packages/ui/src/Button/Button.css.ts': ['packages/ui/src/Button/Button.tsx'],
    'packages/ui/src/Button/Button.tsx': [
      'packages/ui/src/Button/Button.stories.tsx',
      'packages/sections/src/Hero/Hero.tsx',
    ],
    'packages/sections/src/Hero/Hero.tsx': ['packages/sections/src/Hero/Hero.stories.tsx'],
    '.storybook/clock.tsx': ['.storybook/preview.tsx'],
  }).map(([file, by]) => [file, new Set(by)]),
);
const stories = [
  'packages/ui/src/Button/Button.stories.tsx',
  'packages/sections/src/Hero/Hero.stories.tsx',
  'packages/ui/src/Badge/Badge.stories.tsx',
];
const [button = '', hero = ''] = stories;

describe('affectedBy()', () => {
  it.each([
    ['a part: also the sections that contain it', 'packages/ui/src/Button/Button.tsx', [button, hero]],
    ['a style file that style files import', 'packages/ui/src/theme/lines.css.ts', [button, hero]],
    ['a section', 'packages/sections/src/Hero/Hero.tsx', [hero]],
    ['a story file', button, [button]],
    ['the preview, through a file of its own', '.storybook/clock.tsx', stories],
    ['settings of Storybook', '.storybook/main.ts', stories],
    ['a font', 'packages/ui/src/theme/fonts/text.woff2', stories],
    ['a package', 'pnpm-lock.yaml', stories],
    ['a test', 'packages/ui/src/Button/Button.test.ts', []],
    ['a module that no story imports', 'apps/site/src/main.tsx', []],
    ['a docs page of Storybook', '.storybook/docs/Colour.mdx', []],
    ['a file outside of Storybook', 'README.md', []],
  ])('%s', (_kind, changed, affected) => {
    expect(stories.filter(affectedBy([changed], importers))).toEqual(affected);
  });
});
