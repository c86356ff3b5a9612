import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { siteModules } from '../../apps/site/build/siteModules.ts';
import { storybookAlias } from '../../.storybook/alias.ts';
import { root } from './plan.ts';
import { isInput } from './storybook.ts';

const storyFiles = '{packages/*/src,.storybook,brands/legal-tender/artwork}/**/*.stories.tsx';
const preview = join(root, '.storybook/preview.tsx');

/** Files that only matter where they are imported. Any other input, a font or Storybook's settings, affects everything. */
const mattersWhereImported = /^(?!\.storybook\/[^/]+$).*\.(tsx?|mdx|md)$/;

/** The importers of each file. Paths are relative to the repository. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The module graph of all stories. Storybook's own `preview-stats.json` needs a build, and lacks the imports of style
 * files, because vanilla-extract has evaluated them. Here Vite bundles without vanilla-extract and packages.
 */
export async function importersOf(): Promise<Importers> {
  const importers = new Map<string, Set<string>>();
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // In Storybook, mailPictures.ts creates this module. It lacks the export, but here only imports matter.
    resolve: { alias: { ...storybookAlias, 'virtual:mail-pictures': join(root, '.storybook/mails/mailPictures.ts') } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: [...globSync(storyFiles, { cwd: root }).map((file) => join(root, file)), preview],
        treeshake: false,
        shimMissingExports: true,
      },
    },
    plugins: [
      siteModules(),
      {
        name: 'importers',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          if (!importer) return undefined;
          const external = { id: source, external: true };
          // The preview loads docs pages lazily; stories do not show them.
          if (importer === preview && options.kind === 'dynamic-import') return external;
          const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
          const path = pathOf(resolved?.id ?? '');
          // A style sheet or a script can also read an asset without an import.
          const isCode = /^\0virtual:|\.tsx?$/.test(path);
          if (!resolved || !isCode || /^\.\.|(^|\/)node_modules\//.test(path)) return external;
          importers.set(path, (importers.get(path) ?? new Set()).add(pathOf(importer)));
          return resolved;
        },
      },
    ],
  });
  return importers;
}

/** Relative to the repository, without the query of a module's id. */
function pathOf(id: string): string {
  return relative(root, id.replace(/\?.*/, '')).replaceAll('\\', '/');
}

/** Whether a story of this file may look different after a change of these files. */
export function affectedBy(changed: readonly string[], importers: Importers): (storyFile: string) => boolean {
  const inputs = changed.filter(isInput);
  const affected = new Set(inputs);
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  const affectsAll =
    affected.has(relative(root, preview)) ||
    inputs.some((file) => !importers.has(file) && !mattersWhereImported.test(file));
  return (file) => affectsAll || affected.has(file);
}

/** The commit of the main branch that the current branch started from, or an error that says what to do. */
export async function baseCommit(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const commit = await git('merge-base', 'HEAD', branch).catch(() => undefined);
    if (commit) return commit.trim();
  }
  throw new Error('There is no branch main to compare with. Name stories, or compare every story with --all.');
}

/** Files that differ from a commit, untracked ones included. */
export async function changedSince(commit: string): Promise<string[]> {
  const lists = await Promise.all([
    git('diff', '--name-only', '-z', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return lists.flatMap((list) => list.split('\0').filter(Boolean));
}

export async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
