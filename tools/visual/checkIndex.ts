import type { Story } from './stories.ts';

/** The stories in Storybook's index and the stories files in the repository. */
export interface Inventory {
  stories: readonly Story[];
  /** Every `*.stories.tsx`, relative to the repository's root. */
  files: readonly string[];
}

/** With more visual stories, at four pictures each, `npm test` is too slow. */
export const mostVisualStories = 300;

/**
 * Checks Storybook's index: every story is run, and every section has a visual story. Returns one sentence per failure.
 */
export function checkIndex({ stories, files }: Inventory): string[] {
  const indexed = new Set(stories.map(({ file }) => file));
  const visual = stories.filter(({ tags }) => tags.includes('visual'));
  const pictured = new Set(visual.map(({ title }) => folderOf(title)));
  const folders = new Set(stories.map(({ title }) => folderOf(title)));
  return [
    ...files.filter((file) => !indexed.has(file)).map((file) => `Storybook does not know ${file}.`),
    ...stories
      .filter(({ tags }) => !tags.includes('test'))
      .map(({ title, exportName }) => `${title}/${exportName} is not run: it lacks the tag 'test'.`),
    ...[...folders]
      .filter((folder) => folder.startsWith('Sections/') && !pictured.has(folder))
      .map((folder) => `${folder} has no story with the tag 'visual'.`),
    ...(visual.length > mostVisualStories
      ? [
          `${visual.length} stories have the tag 'visual'; ${mostVisualStories} is the most that fits the time of a run.`,
        ]
      : []),
  ];
}

/** `Primitives/Button` of `Primitives/Button/ButtonLink`. */
function folderOf(title: string): string {
  return title.split('/').slice(0, 2).join('/');
}
