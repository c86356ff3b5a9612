/** A story in Storybook's index. */
export interface Story {
  /** For example `primitives-button--primary`. */
  id: string;
  /** For example `Primitives/Button`. */
  title: string;
  /** Name of the export: `Primary`. */
  exportName: string;
  /** The file, relative to the repository's root. */
  file: string;
  tags: readonly string[];
}

/** Globals that a story sets; otherwise the matrix applies. */
export interface OwnGlobals {
  theme?: Theme;
  /** The story's viewport, in CSS pixels. */
  window?: Window;
}

export interface Window {
  width: number;
  height: number;
}

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

interface IndexEntry {
  type: 'story' | 'docs';
  id: string;
  title: string;
  exportName?: string;
  importPath: string;
  tags?: string[];
}

/** The stories of Storybook's `index.json`, without docs pages. */
export function storiesOf(index: { entries: Record<string, unknown> }): Story[] {
  return (Object.values(index.entries) as IndexEntry[])
    .filter(({ type }) => type === 'story')
    .map(({ id, title, exportName = '', importPath, tags = [] }) => ({
      id,
      title,
      exportName,
      file: importPath.replace(/^\.\//, ''),
      tags,
    }));
}
