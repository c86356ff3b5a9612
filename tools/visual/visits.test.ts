import { expect, it } from 'vitest';
import { facetsOf, matches, pictureName, sectionsWithoutPicture, type Story, visitsOf } from './visits.ts';

const story = (title: string, exportName: string, ...tags: string[]): Story => ({
  type: 'story',
  subtype: 'story',
  id: `${title}--${exportName}`.toLowerCase().replaceAll('/', '-'),
  title,
  name: exportName,
  exportName,
  importPath: `./packages/ui/src/${title}.stories.tsx`,
  tags,
});

const primary = story('Primitives/Button', 'Primary', 'visual', 'axes');

it('the first story of a title gets the axes, and axe is asked once per story', () => {
  const visits = visitsOf([primary, story('Primitives/Button', 'Focused', 'axes')], {});
  const pictures = visits.flatMap(({ story: { exportName }, views }) =>
    views.map(({ window, axis, asksAxe }) => [exportName, window.width, axis, asksAxe]),
  );
  expect(pictures).toEqual([
    ['Primary', 320, 'narrow', false],
    ['Primary', 390, undefined, true],
    ['Primary', 1280, undefined, false],
    ['Primary', 390, 'right-to-left', false],
    ['Primary', 390, 'starter', false],
    ['Focused', 390, undefined, true],
  ]);
  expect(visits.map(({ isChecked }) => isChecked)).toEqual([true, false, false, true]);
});

it('axe is asked at every width of a page', () => {
  const [visit] = visitsOf([story('Pages/Home', 'FirstVisit', 'visual')], {});
  expect(visit?.views.map(({ asksAxe }) => asksAxe)).toEqual([true, true, true]);
});

it('a story keeps its own theme and viewport', () => {
  const window = { width: 320, height: 640 };
  const [visit] = visitsOf([primary], { [primary.id]: { theme: 'dark', window } });
  expect(visit?.views).toEqual([{ window, themes: ['dark'], asksAxe: true }]);
});

it('the report reads width, theme and brand from the name of a picture', () => {
  const view = { window: { width: 390, height: 844 }, themes: [], asksAxe: false };
  const names = [undefined, 'starter' as const].map((axis) => pictureName(primary, { ...view, axis }, 'dark'));
  expect(names).toEqual(['primitives-button/primary.390.dark.webp', 'primitives-button/primary.starter.390.dark.webp']);
  expect(names.map(facetsOf)).toEqual([
    { width: '390', theme: 'dark', brand: 'legal-tender' },
    { width: '390', theme: 'dark', brand: 'starter' },
  ]);
});

it('a filter is a part of a name or a file', () => {
  const filters = [[], ['button'], ['Button/Primary'], ['badge', 'packages/ui'], ['badge']];
  expect(filters.map((each) => matches(primary, each))).toEqual([true, true, true, true, false]);
});

it('a section needs a story with the tag `visual` in any file of its folder', () => {
  const banner = story('Sections/Hero/Banner', 'Default');
  expect(sectionsWithoutPicture([banner, story('Sections/Hero', 'Default', 'visual')])).toEqual([]);
  expect(sectionsWithoutPicture([banner])).toEqual(['Hero']);
});
