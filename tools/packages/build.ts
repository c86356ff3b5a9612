import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { cssTarget } from '../../packages/ui/src/theme/cssTarget.ts';
import { packageFolder, publicModules, root, sourceFolder, type PackageName } from './publicModules.ts';

/**
 * Removes the styles of another package's modules, which are in that package's stylesheet. Each stylesheet declares the
 * order of the layers.
 */
const withoutOtherStyles = (folder: string): Plugin => ({
  name: 'without-other-styles',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('.vanilla.css') && !id.startsWith(folder) && !id.endsWith('/layers.css.ts.vanilla.css')
      ? { id, external: true, moduleSideEffects: false }
      : undefined,
});

/** Writes `dist` of a package: a module for each source, one stylesheet, and the types of the public modules. */
export async function buildPackage(name: PackageName): Promise<void> {
  const folder = sourceFolder(name);
  const dist = join(packageFolder(name), 'dist');
  const entries = [...publicModules(name).keys()];
  const distName = (file: string) =>
    relative(folder, file).replaceAll(/^(?:\.\.\/)+|\.tsx?$/g, '') + (entries.includes(file) ? '' : '.internal');
  await rm(dist, { recursive: true, force: true });
  await build({
    // Class names depend on the root: they have to be the same in the builds of all packages.
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withoutOtherStyles(folder), vanillaExtractPlugin()],
    build: {
      outDir: dist,
      minify: false,
      cssMinify: true,
      cssTarget,
      lib: {
        entry: name === 'ui' ? [join(folder, 'theme/global.css.ts'), ...entries] : entries,
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        checks: { bundlerTimings: false },
        external: /^(?!packages\/)[@a-z]/,
        output: {
          preserveModules: true,
          preserveModulesRoot: folder,
          entryFileNames: ({ facadeModuleId }) => `${distName(facadeModuleId ?? '')}.js`,
        },
      },
    },
  });

  execFileSync('tsc', ['--build', packageFolder(name)], { stdio: 'inherit' });
  const written = new Set<string>();
  for (const entry of entries) await writeTypes(entry);

  async function writeTypes(file: string): Promise<void> {
    if (written.has(file)) return;
    written.add(file);
    const imported: string[] = [];
    const types = await readFile(
      join(root, 'node_modules/.cache/tsc', name, 'src', relative(folder, file).replace(/\.tsx?$/, '.d.ts')),
      'utf8',
    );
    const target = join(dist, `${distName(file)}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    const rewritten = types.replaceAll(/(?<=(?:from |import\()(['"]))\.[^'"]+\.tsx?(?=\1)/g, (specifier) => {
      const source = resolve(dirname(file), specifier);
      // Examples in comments import files that do not exist.
      if (!existsSync(source)) return specifier;
      imported.push(source);
      const path = relative(dirname(target), join(dist, `${distName(source)}.js`));
      return path.startsWith('.') ? path : `./${path}`;
    });
    await writeFile(target, rewritten);
    for (const source of imported) await writeTypes(source);
  }
}
