import { describe, expect, it } from 'vitest';
import { checkIndex, mostVisualStories } from './checkIndex.ts';
import type { Story } from './stories.ts';

const story = (more: Partial<Story> = {}): Story => ({
  id: 'sections-hero--default',
  title: 'Sections/Hero',
  exportName: 'Default',
  file: 'Hero.stories.tsx',
  tags: ['test', 'visual'],
  ...more,
});

const check = (stories: Story[], files = stories.map(({ file }) => file)) => checkIndex({ stories, files });

describe('checkIndex()', () => {
  it('passes when every section has a visual story', () => {
    expect(check([story(), story({ exportName: 'Empty', tags: ['test'] })])).toEqual([]);
  });

  it('fails for a section without one, unless another file of its folder has one', () => {
    const bare = story({ title: 'Sections/Hero/Banner', tags: ['test'] });
    expect(check([bare])).toEqual(["Sections/Hero has no story with the tag 'visual'."]);
    expect(check([bare, story()])).toEqual([]);
  });

  it('fails for a story that is not run', () => {
    expect(check([story({ tags: ['visual'] })])).toEqual([
      "Sections/Hero/Default is not run: it lacks the tag 'test'.",
    ]);
    expect(check([story()], ['Hero.stories.tsx', 'Lost.stories.tsx'])).toEqual([
      'Storybook does not know Lost.stories.tsx.',
    ]);
  });

  it('fails for too many visual stories', () => {
    const many = Array.from({ length: mostVisualStories + 1 }, () => story());
    expect(check(many)).toHaveLength(1);
  });
});
