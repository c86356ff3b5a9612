import { describe, expect, it } from 'vitest';
import { facetsOf, matches, type OwnGlobals, pictureName, type Story, tagFaults, visitsOf } from './visits.ts';

const story = (title: string, exportName: string, ...tags: string[]): Story => ({
  id: `${title}--${exportName}`.toLowerCase().replaceAll('/', '-'),
  title,
  exportName,
  file: `packages/ui/src/${title}.stories.tsx`,
  tags,
});

const seen = (each: Story, own: OwnGlobals = {}) =>
  visitsOf([each], () => own).flatMap(({ views }) =>
    views.flatMap(({ window, themes, axis }) =>
      themes.map((theme) => [axis, window.width, theme].filter(Boolean).join(' ')),
    ),
  );
const primary = story('Primitives/Button', 'Primary', 'visual');
const focused = story('Primitives/Button', 'Focused');

describe('visitsOf()', () => {
  const window = { width: 320, height: 640 };

  it.each<[string, Story, OwnGlobals, string[]]>([
    ['a visual story', primary, {}, ['390 light', '390 dark', '1280 light', '1280 dark']],
    ['any other story', focused, {}, ['390 light']],
    [
      'a visual page',
      story('Pages/Home', 'FirstVisit', 'visual'),
      {},
      ['390 light', '390 dark', '834 light', '834 dark', '1280 light', '1280 dark'],
    ],
    ['a visual story with a window of its own', primary, { window }, ['320 light', '320 dark']],
    ['a story with a window of its own', focused, { window }, ['320 light']],
    ['a story with a theme of its own', focused, { theme: 'dark' }, ['390 dark']],
  ])('%s has its pictures', (_kind, each, own, pictures) => {
    expect(seen(each, own)).toEqual(pictures);
  });

  it('the first story of a title gets the axes, and each story is checked once', () => {
    const first = story('Sections/Hero', 'Default', 'visual', 'axes');
    const visits = visitsOf([first, story('Sections/Hero', 'Long', 'axes'), story('Sections/Hero', 'Still')]);
    expect(visits.flatMap(({ views }) => views.flatMap(({ axis }) => axis ?? []))).toEqual([
      'narrow',
      'right-to-left',
      'starter',
    ]);
    expect(visits.filter(({ isChecked }) => isChecked).map(({ story: { exportName } }) => exportName)).toEqual([
      'Default',
      'Long',
    ]);
  });

  it.each([
    ['Primitives/Button', 390],
    ['Sections/Hero', 1280],
    ['Pages/Home', undefined],
  ])('the first story of %s is pictured in the second brand at %s px', (title, width) => {
    const visits = visitsOf([story(title, 'Default', 'visual', 'axes'), story(title, 'Long', 'axes')]);
    const inStarter = visits.filter(({ globals }) => globals.brand === 'starter');
    expect(
      inStarter.flatMap(({ views }) => views.map(({ window: { width: seenAt }, themes }) => [seenAt, themes])),
    ).toEqual(width ? [[width, ['light']]] : []);
  });

  it('axe is asked at the first width of a story, and at every width of a page', () => {
    const asked = (each: Story) => visitsOf([each]).flatMap(({ views }) => views.map(({ asksAxe }) => asksAxe));
    expect(asked(story('Sections/Hero', 'Default', 'visual', 'axes'))).toEqual([false, true, false, false, false]);
    expect(asked(story('Pages/Home', 'FirstVisit', 'visual'))).toEqual([true, true, true]);
  });

  it('a story plays once for all widths and themes', () => {
    expect(visitsOf([primary])).toHaveLength(1);
  });

  it('the name of a picture has story, axis, width and theme', () => {
    const view = { window: { width: 390, height: 844 }, themes: [], asksAxe: false };
    expect(pictureName(primary, view, 'dark')).toBe('primitives-button/primary.390.dark.webp');
    expect(pictureName(primary, { ...view, axis: 'right-to-left' }, 'light')).toBe(
      'primitives-button/primary.right-to-left.390.light.webp',
    );
    expect(facetsOf('primitives-button/primary.right-to-left.390.light.webp')).toEqual({
      width: '390',
      theme: 'light',
      brand: 'legal-tender',
    });
  });

  it('the name of a picture has the second brand', () => {
    const view = { window: { width: 390, height: 844 }, themes: [], asksAxe: false, axis: 'starter' as const };
    const name = pictureName(primary, view, 'light');
    expect(name).toBe('primitives-button/primary.starter.390.light.webp');
    expect(facetsOf(name)).toEqual({ width: '390', theme: 'light', brand: 'starter' });
  });

  it.each([
    [[], true],
    [['button'], true],
    [['Button/Primary'], true],
    [['badge', 'packages/ui'], true],
    [['badge'], false],
  ])('matches() filters by %s', (filters, expected) => {
    expect(matches(primary, filters)).toBe(expected);
  });
});

describe('tagFaults()', () => {
  const hero = story('Sections/Hero', 'Default', 'visual');

  it('finds a section without a visual story in any file of its folder', () => {
    const banner = story('Sections/Hero/Banner', 'Default');
    expect(tagFaults([banner, hero])).toEqual([]);
    expect(tagFaults([banner])).toEqual(["Sections/Hero has no story with the tag 'visual'."]);
  });

  it('finds too many visual stories', () => {
    expect(tagFaults(Array.from({ length: 301 }, () => hero))).toHaveLength(1);
  });
});
