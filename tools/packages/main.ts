import { cp, mkdtempDisposable, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build } from 'vite';
import { storybookAlias } from '../../.storybook/alias.ts';
import { run as runCommand } from '../bootstrap.mjs';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { serveFolder } from '../serveFolder.ts';
import { buildPackage } from './build.ts';
import { packageNames, publicModules, root } from './publicModules.ts';

const usage = `Builds and packs @podium/data, @podium/ui and @podium/sections, installs them into a new Vite application outside the
workspace, type-checks and builds it, and opens it in the browser: with the theme of the brand starter, a story of each
public component. Exit code 1 on an error in the console, and when a component renders nothing or without styles.

  npx node tools/packages/main.ts [--build | --pack FOLDER]

--build only builds. --pack builds and writes the packages into a folder, for applications of your own.`;

const { values } = readCommandLine({ usage, options: { build: { type: 'boolean' }, pack: { type: 'string' } } });
for (const name of packageNames) await buildPackage(name);
if (values.pack !== undefined) await packInto(resolve(values.pack));
if (values.build || values.pack !== undefined) process.exit();

await using temporary = await mkdtempDisposable(join(tmpdir(), 'podium-packages-'));
const app = await realpath(temporary.path);
await cp(join(import.meta.dirname, 'app'), app, { recursive: true });
await packInto(app);

const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Record<string, string>;
};
const libraries = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'typescript', 'vite'];
const dependencies = {
  ...Object.fromEntries(libraries.map((library) => [library, devDependencies[library]])),
  ...Object.fromEntries(packageNames.map((name) => [`@podium/${name}`, `file:podium-${name}.tgz`])),
};
await writeFile(join(app, 'package.json'), JSON.stringify({ type: 'module', dependencies }));
await run(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');

const modules = new Map(packageNames.flatMap((name) => [...publicModules(name)]));
const shown = await bundleExamples();
const types = [...modules.values()].map((specifier, index) => `export type * as module${index} from '${specifier}';`);
types.push('// @ts-expect-error', "export type * as internal from '@podium/ui/Button/Button.css.internal';");
await writeFile(join(app, 'types.ts'), types.join('\n'));
await run(app, 'npx', 'tsc');
await run(app, 'npx', 'vite', 'build', '--logLevel=error');

const faults = await faultsInBrowser(join(app, 'dist'));
const ownSource = await readFile(join(app, 'main.tsx'), 'utf8');
for (const [file, specifier] of modules)
  if (/\/[A-Z]\w+\/[A-Z]\w+\.tsx$/.test(file) && !shown.has(specifier) && !ownSource.includes(`'${specifier}'`))
    faults.push(`${specifier} is in no example`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
else process.stdout.write(`${shown.size} modules are shown in another application, from the packages.\n`);

async function packInto(folder: string): Promise<void> {
  await run(root, 'node', 'tools/run.mjs', 'pnpm', '--filter', './packages/*', 'pack', '--out', join(folder, '%s.tgz'));
}

/** Rejects with the output if the command fails. */
async function run(cwd: string, ...command: string[]): Promise<void> {
  const { code, output } = await runCommand(command, { cwd });
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
}

/**
 * Bundles the stories. The exports of the packages stay external: the application imports them from the packages.
 * Returns the specifiers of these imports.
 */
async function bundleExamples(): Promise<Set<string>> {
  const found = new Set<string>();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: { '@podium/storybook/preview': join(import.meta.dirname, 'storyObjects.ts'), ...storybookAlias },
    },
    plugins: [
      {
        name: 'from-packages',
        enforce: 'pre',
        async resolveId(source, importer, options) {
          const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
          const specifier = modules.get(resolved?.id ?? '');
          if (specifier === undefined) return resolved;
          found.add(specifier);
          return { id: specifier, external: true };
        },
      },
      vanillaExtractPlugin(),
    ],
    build: {
      outDir: app,
      emptyOutDir: false,
      lib: { entry: join(import.meta.dirname, 'examples.tsx'), formats: ['es'], fileName: 'examples' },
      rolldownOptions: { external: /^react(?:-dom)?(?:\/|$)/ },
    },
  });
  return found;
}

/** Opens the application and returns its errors. */
async function faultsInBrowser(folder: string): Promise<string[]> {
  const found: string[] = [];
  await using server = await serveFolder(folder);
  const browser = await chromium.launch(await testBrowser());
  const page = await browser.newPage();
  page.on('pageerror', (error) => found.push(`Error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`Console: ${message.text()}`);
  });
  await page.goto(server.address);
  await page
    .waitForFunction(() => document.title === 'Done', undefined, { timeout: 120_000 })
    .catch((error: Error) => found.push(error.message));
  await browser.close();
  return found;
}
