import { globSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** In the order of their dependencies. */
export const packageNames = ['data', 'ui', 'sections'] as const;

export type PackageName = (typeof packageNames)[number];

export const packageFolder = (name: PackageName) => join(root, 'packages', name);
export const sourceFolder = (name: PackageName) => join(packageFolder(name), 'src');

/** Relative to `src`. Every other module is internal. */
const publicPatterns: Record<PackageName, string[]> = {
  data: ['{schemas,events}/*.ts'],
  ui: ['[A-Z]*/*.tsx', '{clock,focus,locale}/*.tsx', 'theme/{brandCss,brandTheme,surface.css,themeScript}.ts'],
  sections: [
    // A section has stories, its parts have none.
    ...globSync('*/*.stories.tsx', { cwd: sourceFolder('sections') }).map((path) => path.replace('.stories', '')),
    'AuthForm/AuthPage.tsx',
    'JoinWizard/joinDraft.tsx',
    'parts/RichText.tsx',
    'parts/messages.tsx',
  ],
};

/** The public modules of a package: the absolute path of each source, and the specifier for applications. */
export function publicModules(name: PackageName): Map<string, string> {
  const paths = globSync(publicPatterns[name], { cwd: sourceFolder(name), exclude: ['**/*.{test,stories}.{ts,tsx}'] });
  return new Map(
    paths.toSorted().map((path) => {
      const specifier = name === 'data' ? path : path.replace(/\.tsx?$/, '');
      return [join(sourceFolder(name), path), `@podium/${name}/${specifier}`];
    }),
  );
}
