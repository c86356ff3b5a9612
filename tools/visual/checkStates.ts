import type { StateCatalogue, States } from '../../tests/states/catalogue.ts';
import type { Story } from './stories.ts';

/** What there is: the stories that Storybook knows and the stories files that lie in the repository. */
export interface Inventory {
  stories: readonly Story[];
  /** Every `*.stories.tsx`, relative to the repository's root. */
  files: readonly string[];
}

/** More pictures than this many stories times four make `npm test` too slow. */
export const mostVisualStories = 300;

/** Holds the catalogue against the stories, both ways. Gives a sentence for each failure. */
export function checkStates(catalogues: readonly StateCatalogue[], inventory: Inventory): string[] {
  return [
    ...catalogues.flatMap((catalogue) => checkGroup(catalogue, inventory)),
    ...catalogues.flatMap(checkFolders),
    ...uncovered(inventory),
    ...tooMany(catalogues),
  ];
}

function checkGroup({ group, states }: StateCatalogue, { stories }: Inventory): string[] {
  const found = new Map<string, Set<string>>();
  for (const { title, exportName } of stories) {
    if (!title.startsWith(`${group}/`)) continue;
    const name = title.slice(group.length + 1);
    found.set(name, (found.get(name) ?? new Set()).add(exportName));
  }
  const missing = Object.entries(states).flatMap(([name, wanted]) =>
    missingOf(`${group}/${name}`, wanted, found.get(name)),
  );
  const unknown = [...found.keys()].filter((name) => !states[name]);
  return [
    ...missing,
    ...unknown.map((name) => `${group}/${name} has no entry in the catalogue of states (tests/states).`),
  ];
}

function missingOf(title: string, { visual, others = [] }: States, found: Set<string> | undefined): string[] {
  if (!found) return [`${title} is in the catalogue of states, but it has no stories.`];
  return [...visual, ...others]
    .filter((name) => !found.has(name))
    .map((name) => `${title} has no story ${name}, which the catalogue of states asks for.`);
}

function checkFolders({ group, states, everyFolder = [] }: StateCatalogue): string[] {
  const statesOf = (folder: string) =>
    Object.entries(states)
      .filter(([name]) => folderOf(name) === folder)
      .flatMap(([, { visual, others = [] }]) => [...visual, ...others]);
  return [...new Set(Object.keys(states).map(folderOf))].flatMap((folder) =>
    everyFolder
      .filter(
        ({ oneOf, except = [] }) => !except.includes(folder) && !statesOf(folder).some((name) => oneOf.includes(name)),
      )
      .map(
        ({ oneOf }) => `${group}/${folder} has no state ${oneOf.join(' or ')}, which every folder there has to have.`,
      ),
  );
}

/** `Button` of `Button/ButtonLink`. */
function folderOf(name: string): string {
  return name.split('/')[0] ?? name;
}

/** A story runs when Storybook's index knows its file and it carries the tag that Vitest goes by. */
function uncovered({ stories, files }: Inventory): string[] {
  const indexed = new Set(stories.map(({ file }) => file));
  return [
    ...files.filter((file) => !indexed.has(file)).map((file) => `No run covers ${file}: Storybook does not know it.`),
    ...stories
      .filter(({ tags }) => !tags.includes('test'))
      .map(({ title, exportName }) => `No run covers ${title}/${exportName}: it lacks the tag 'test'.`),
  ];
}

function tooMany(catalogues: readonly StateCatalogue[]): string[] {
  const visual = catalogues.flatMap(({ states }) => Object.values(states).flatMap((each) => each.visual)).length;
  return visual > mostVisualStories
    ? [`The catalogue marks ${visual} stories as visual; ${mostVisualStories} is the most that fits the time of a run.`]
    : [];
}
