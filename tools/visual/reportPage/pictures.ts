import type { PictureResult } from '../report.ts';
import { facetsOf } from '../visits.ts';

export const kinds = { different: 'Changed', new: 'New', orphan: 'Story removed', same: '' };

/** Values that pictures are filtered by: an option of each, or all. */
export type Filters = Record<string, string>;
export type Grouping = 'component' | 'change';

export function facetsOfPicture({ name, verdict }: PictureResult): Filters {
  return { ...facetsOf(name), verdict: verdict ?? 'open' };
}

export function componentOf({ story }: PictureResult): string {
  return story.slice(0, story.lastIndexOf('/'));
}

/** `Primary`, or `Primary, narrow`. */
export function stateOf({ name, story }: PictureResult): string {
  const axis = name.split('.').slice(1, -3).join(' ');
  return [story.slice(story.lastIndexOf('/') + 1), axis].filter(Boolean).join(', ');
}

/** By component, or by identical change, with the largest group first. */
export function groupsOf(pictures: PictureResult[], grouping: Grouping): [string, PictureResult[]][] {
  const keyOf = (picture: PictureResult) =>
    grouping === 'component' ? componentOf(picture) : (picture.change?.id ?? picture.outcome);
  const groups = Object.entries(Object.groupBy(pictures, keyOf)) as [string, PictureResult[]][];
  if (grouping === 'component')
    return groups.toSorted(([a], [b]) => a.localeCompare(b)).map(([label, members]) => [label, sorted(members)]);
  return groups
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([, members], index) => {
      const [first] = members;
      const kind = first?.change ? `Change ${index + 1}` : kinds[first?.outcome ?? 'new'];
      return [`${kind} in ${members.length} ${members.length === 1 ? 'picture' : 'pictures'}`, sorted(members)];
    });
}

/** The names of pictures without a verdict. */
export function open(pictures: PictureResult[]): string[] {
  return pictures.filter(({ verdict }) => !verdict).map(({ name }) => name);
}

function sorted(pictures: PictureResult[]): PictureResult[] {
  return pictures.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
}

/** The next picture without a verdict that is not among the names, else the next one, else the same one. */
export function nextOpen(order: PictureResult[], current: PictureResult, names: string[]): PictureResult {
  const at = order.indexOf(current);
  const following = [...order.slice(at + 1), ...order.slice(0, at)].filter(({ name }) => !names.includes(name));
  return following.find(({ verdict }) => !verdict) ?? order[at + 1] ?? current;
}
