import { describe, expect, it } from 'vitest';
import type { StateCatalogue } from '../../tests/states/catalogue.ts';
import { checkStates, mostVisualStories } from './checkStates.ts';
import type { Story } from './stories.ts';

const sections = (states: StateCatalogue['states']): StateCatalogue[] => [{ group: 'Sections', states }];

const story = (exportName: string, more: Partial<Story> = {}): Story => ({
  id: `sections-hero--${exportName.toLowerCase()}`,
  title: 'Sections/Hero',
  exportName,
  file: 'Hero.stories.tsx',
  tags: ['test'],
  ...more,
});

const check = (catalogues: StateCatalogue[], stories: Story[], files = stories.map(({ file }) => file)) =>
  checkStates(catalogues, { stories, files });

describe('the catalogue of states', () => {
  it('is content when every state has a story, and leaves further stories alone', () => {
    const failures = check(sections({ Hero: { visual: ['Default'], others: ['Narrow'] } }), [
      story('Default'),
      story('Narrow'),
      story('OneMore'),
    ]);
    expect(failures).toEqual([]);
  });

  it('fails on a state without a story', () => {
    const failures = check(sections({ Hero: { visual: ['Default'], others: ['Narrow'] } }), [story('Default')]);
    expect(failures).toEqual(['Sections/Hero has no story Narrow, which the catalogue of states asks for.']);
  });

  it('fails on an entry whose component is gone', () => {
    expect(check(sections({ Hero: { visual: ['Default'] } }), [])).toHaveLength(1);
  });

  it('fails on a component without an entry', () => {
    const [failure] = check(sections({}), [story('Default')]);
    expect(failure).toContain('Sections/Hero has no entry');
  });

  it('fails on a folder without a state that every folder has to have, in whichever file', () => {
    const states = {
      Hero: { visual: ['Default'] },
      'Hero/Banner': { visual: [], others: ['Rail'] },
      Badge: { visual: [] },
    };
    const everyFolder = [{ oneOf: ['Narrow', 'Rail'], except: ['Icon'] }];
    const failures = check([{ group: 'Sections', states: { ...states, Icon: { visual: [] } }, everyFolder }], []);
    expect(failures.filter((failure) => failure.includes('every folder'))).toEqual([
      'Sections/Badge has no state Narrow or Rail, which every folder there has to have.',
    ]);
  });

  it('fails on a story that no run covers', () => {
    const catalogue = sections({ Hero: { visual: ['Default'] } });
    expect(check(catalogue, [story('Default', { tags: [] })])).toEqual([
      "No run covers Sections/Hero/Default: it lacks the tag 'test'.",
    ]);
    expect(check(catalogue, [story('Default')], ['Hero.stories.tsx', 'Lost.stories.tsx'])).toEqual([
      'No run covers Lost.stories.tsx: Storybook does not know it.',
    ]);
  });

  it('fails when more stories are visual than a run has time for', () => {
    const names = Array.from({ length: mostVisualStories + 1 }, (_, index) => `State${index}`);
    const failures = check(
      sections({ Hero: { visual: names } }),
      names.map((name) => story(name)),
    );
    expect(failures).toHaveLength(1);
  });
});
