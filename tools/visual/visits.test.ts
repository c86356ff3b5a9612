import { describe, expect, it } from 'vitest';
import type { StateCatalogue } from '../../tests/states/catalogue.ts';
import type { OwnGlobals, Story } from './stories.ts';
import { matches, pictureName, visitsOf, visualCount } from './visits.ts';

const catalogues: StateCatalogue[] = [
  {
    group: 'Primitives',
    states: { Button: { visual: ['Primary'], others: ['Focused'] } },
  },
  { group: 'Pages', states: { Home: { visual: ['FirstVisit'] } } },
];

const story = (title: string, exportName: string): Story => ({
  id: `${title}--${exportName}`.toLowerCase().replaceAll('/', '-'),
  title,
  exportName,
  file: `packages/ui/src/${title}.stories.tsx`,
  tags: ['test'],
});

const seen = (title: string, exportName: string, own: OwnGlobals = {}) =>
  visitsOf([story(title, exportName)], catalogues, () => own).flatMap(({ window, themes }) =>
    themes.map((theme) => `${window.width} ${theme}`),
  );

describe('the visits of a run', () => {
  it('shows a visual story at 390 and 1280 px in both themes', () => {
    expect(seen('Primitives/Button', 'Primary')).toEqual(['390 light', '390 dark', '1280 light', '1280 dark']);
  });

  it.each(['Focused', 'InNoCatalogue'])('shows the story %s at 390 px in Paper', (name) => {
    expect(seen('Primitives/Button', name)).toEqual(['390 light']);
  });

  it('shows a visual page at 834 px too', () => {
    expect(seen('Pages/Home', 'FirstVisit')).toEqual([
      '390 light',
      '390 dark',
      '834 light',
      '834 dark',
      '1280 light',
      '1280 dark',
    ]);
  });

  it('leaves a story the window and the theme that it asks for', () => {
    const window = { width: 320, height: 640 };
    expect(seen('Primitives/Button', 'Primary', { window })).toEqual(['320 light', '320 dark']);
    expect(seen('Primitives/Button', 'Focused', { window })).toEqual(['320 light']);
    expect(seen('Primitives/Button', 'Focused', { theme: 'dark' })).toEqual(['390 dark']);
  });

  it('opens a story once a width, whatever the themes', () => {
    expect(visitsOf([story('Primitives/Button', 'Primary')], catalogues)).toHaveLength(2);
  });

  it('counts the visual stories that exist', () => {
    expect(visualCount([story('Primitives/Button', 'Focused')], catalogues)).toBe(0);
    expect(visualCount([story('Primitives/Button', 'Primary')], catalogues)).toBe(1);
  });

  it('names a picture by story, width and theme', () => {
    expect(pictureName(story('Primitives/Button', 'Primary'), { width: 390, height: 844 }, 'dark')).toBe(
      'primitives-button/primary.390.dark.webp',
    );
  });

  it.each([
    [[], true],
    [['button'], true],
    [['Button/Primary'], true],
    [['badge', 'packages/ui'], true],
    [['badge'], false],
  ])('filters by %s', (filters, expected) => {
    const [visit] = visitsOf([story('Primitives/Button', 'Primary')], catalogues);
    expect(matches(visit!, filters)).toBe(expected);
  });
});
