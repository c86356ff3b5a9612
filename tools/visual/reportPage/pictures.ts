import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';

const kinds = { different: 'Changed', new: 'New', orphan: 'Story removed', same: '' };

export const facets = ['brand', 'theme', 'width', 'verdict'] as const;

/** Fields of the form: `search`, a value for each facet, and `identical`. Empty or absent: all. */
export type Filters = Partial<Record<string, string>>;

/** A heading with its pictures. */
export type Group = [label: string, members: PictureResult[]];

export function facetsOfPicture({ name, verdict = 'open' }: Pick<PictureResult, 'name'> & { verdict?: string }) {
  return { ...facetsOf(name), verdict };
}

export function isShown(picture: PictureResult, { search = '', ...filters }: Filters): boolean {
  const values = facetsOfPicture(picture);
  const isFound = picture.story.toLowerCase().includes(search.toLowerCase());
  return isFound && facets.every((facet) => !filters[facet] || filters[facet] === values[facet]);
}

export function componentOf({ story }: PictureResult): string {
  return story.slice(0, story.lastIndexOf('/'));
}

/** `Primary`, or `Primary, narrow`. */
export function stateOf({ name, story }: PictureResult): string {
  const axis = name.split('.').slice(1, -3).join(' ');
  return [story.slice(story.lastIndexOf('/') + 1), axis].filter(Boolean).join(', ');
}

/** What differs, in one line. */
export function factsOf({ name, outcome, pixels }: PictureResult): string {
  const { theme, width } = facetsOf(name);
  const size = outcome === 'different' ? `${pixels.toLocaleString('en')} ${pixels === 1 ? 'pixel' : 'pixels'}` : '';
  return [kinds[outcome], size, `${width} px`, theme].filter(Boolean).join(' · ');
}

/** By component, or by identical change with the largest group first. */
export function groupsOf(pictures: PictureResult[], kind: 'component' | 'change'): Group[] {
  const sorted = pictures.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
  if (kind === 'component') {
    return [...Map.groupBy(sorted, componentOf)].toSorted(([a], [b]) => a.localeCompare(b));
  }
  return [...Map.groupBy(sorted, ({ change, outcome }) => change?.id ?? outcome).values()]
    .toSorted((a, b) => b.length - a.length)
    .map((members, index) => {
      const title = members[0]?.change ? `Change ${index + 1}` : kinds[members[0]?.outcome ?? 'new'];
      return [`${title} in ${members.length} ${members.length === 1 ? 'picture' : 'pictures'}`, members];
    });
}

/** The names of pictures without a verdict. */
export function open(pictures: PictureResult[]): string[] {
  return pictures.filter(({ verdict }) => !verdict).map(({ name }) => name);
}
