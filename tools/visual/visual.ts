import { existsSync, globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { run } from '../bootstrap.mjs';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { serveFolder } from '../serveFolder.ts';
import { affectedBy, baseCommit, changedSince, git, importersOf } from './affected.ts';
import { acceptPictures } from './baselines.ts';
import { baselinesInGit, cache, type Component, type Plan, writePlan } from './plan.ts';
import { buildStorybook, entriesOf, isInput } from './storybook.ts';
import { containsOne, sectionsWithoutPicture } from './visits.ts';

const usage = `Visits stories, runs axe on them, and compares their pictures with those in tests/pictures. It fails on a
difference, a violation, a failed play function or a message on the console.

  pnpm visual                       the components that can look different since the main branch
  pnpm visual FILTER...             these components
  pnpm visual --all                 every component, as npm test does
  pnpm visual --docs [FILTER...]    docs pages instead of stories: words that are broken, what scrolls sideways
  pnpm visual:report                opens the report of the last run
  pnpm visual --accept [FILTER...]  makes the pictures of the last run baselines
    --from FOLDER                   those of a run in CI: the folder 'received' of its artifact

Each FILTER is a part of the name or file of a component or of one of its stories: 'button', 'Sections/Hero',
'packages/ui'. With --accept, of a picture's name; with --docs, of a page's name.`;

const isFlag = { type: 'boolean', default: false } as const;
const { values, words: filters } = readCommandLine({
  usage,
  options: { all: isFlag, docs: isFlag, accept: isFlag, from: { type: 'string' } },
  mostWords: Infinity,
});

/**
 * Deterministic rendering: whole frames with all images, whole tiles, one raster thread, and instructions that every
 * processor has.
 */
const deterministicRendering = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

/** Exit code of a check that cannot run here, in tools/test.mjs. */
const skippedCode = 77;

const lastReceived = join(cache, 'report/received');

try {
  process.exitCode = await (values.accept ? accept() : visit());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

async function accept(): Promise<number> {
  const folder = resolve(values.from ?? lastReceived);
  const changes = await acceptPictures(folder, baselinesInGit, filters);
  process.stdout.write(`${changes.map((each) => `${each}\n`).join('')}Accepted: ${changes.length}.\n`);
  return 0;
}

async function visit(): Promise<number> {
  try {
    await testBrowser();
  } catch (error) {
    process.stdout.write(`Skipped: no browser can run here. ${(error as Error).message}\n`);
    return skippedCode;
  }
  return values.docs ? checkDocs() : compareStories();
}

async function checkDocs(): Promise<number> {
  const docs = (await entriesOf()).filter(({ type, title }) => type === 'docs' && containsOne([title], filters));
  if (docs.length === 0) throw nothingNamed();
  return runTests('docs', await buildStorybook(), { docs });
}

async function compareStories(): Promise<number> {
  const isWanted = await wantedComponents();
  const components = await componentsOf();
  const untagged = sectionsWithoutPicture(components.flatMap(({ stories }) => stories));
  if (untagged.length > 0) throw new Error(`Give the tag 'visual' to a story of: ${untagged.join(', ')}.`);
  const wanted = components.filter(isWanted);
  const reason = reasonForLocalBaselines();
  if (!reason) {
    const known = new Set(components.map(({ folder }) => folder));
    const removed = globSync('*/', { cwd: baselinesInGit }).filter((folder) => !known.has(folder));
    wanted.push(...removed.map((folder) => ({ folder, stories: [] })));
  }
  if (wanted.length === 0) {
    if (filters.length > 0) throw nothingNamed();
    process.stdout.write('Nothing that a story shows has changed since the main branch. --all compares every story.\n');
    return 0;
  }

  const storybook = await buildStorybook();
  if (!reason) {
    await rm(lastReceived, { recursive: true, force: true });
    return runTests('stories', storybook, { components: wanted, baselines: baselinesInGit, received: lastReceived });
  }
  if (values.all) {
    const code = await runTests('stories', storybook, { components });
    process.stdout.write(`Pictures skipped: ${reason}. Play functions, axe and the console were checked.\n`);
    return code === 0 ? skippedCode : code;
  }
  process.stdout.write(`Compared with pictures of the main branch from this machine: ${reason}.\n`);
  const baselines = await localBaselines(isWanted);
  return runTests('stories', storybook, { components: wanted, baselines, received: `${baselines}-received` });
}

function nothingNamed(): Error {
  return new Error(`Nothing has '${filters.join("' or '")}' in its name or file.`);
}

/** The components that the command line names, or those that changes affect. */
async function wantedComponents(): Promise<(component: Component) => boolean> {
  if (values.all || filters.length > 0)
    return ({ stories }) =>
      stories.some(({ id, title, exportName, importPath }) =>
        containsOne([id, `${title}/${exportName}`, importPath], filters),
      );
  const changed = await changedSince(await baseCommit());
  if (!changed.some(isInput)) return () => false;
  const isAffected = affectedBy(changed, await importersOf());
  return ({ stories }) => stories.some(({ importPath }) => isAffected(importPath.replace('./', '')));
}

/** Why the baselines in git cannot be used on this machine, if so: pictures depend on the browser and its fonts. */
function reasonForLocalBaselines(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return 'CHROMIUM_PATH names another browser than the pinned one';
  const platform = `${process.platform} ${process.arch}`;
  return platform === 'linux x64' ? undefined : `the pinned browser runs on linux x64, and this is ${platform}`;
}

/** A folder with baselines that are taken on this machine from the merge base with the main branch. */
async function localBaselines(isWanted: (component: Component) => boolean): Promise<string> {
  const commit = await baseCommit();
  const baselines = join(cache, 'local', commit.slice(0, 12));
  const source = join(cache, 'main');
  await git('worktree', 'prune');
  await git('-C', source, 'checkout', '--force', '--detach', commit).catch(() =>
    git('worktree', 'add', '--force', '--detach', source, commit),
  );
  const storybook = await buildStorybook(source);
  const components = (await componentsOf(source)).filter(
    (component) => isWanted(component) && !existsSync(join(baselines, component.folder)),
  );
  if (components.length > 0) await runTests('stories', storybook, { components, baselines });
  return baselines;
}

/** The largest first, so that no core idles at the end. */
async function componentsOf(source?: string): Promise<Component[]> {
  const stories = (await entriesOf(source)).filter((entry) => entry.type === 'story');
  return [...Map.groupBy(stories, ({ id }) => id.split('--', 1)[0] ?? id)]
    .map(([folder, ofFolder]) => ({ folder, stories: ofFolder }))
    .toSorted((a, b) => b.stories.length - a.stories.length);
}

/** Runs the tests of a built Storybook in Playwright. Resolves to their exit code. */
async function runTests(
  name: 'stories' | 'docs',
  storybook: string,
  { components = [], docs = [], ...folders }: Partial<Plan>,
): Promise<number> {
  const options = await testBrowser();
  await using server = await serveFolder(storybook);
  writePlan({ address: server.address, components, docs, ...folders });
  const browser = await chromium.launchServer({ ...options, args: [...options.args, ...deterministicRendering] });
  const command = ['playwright', 'test', '--config', import.meta.dirname, `${name}.spec.ts`];
  const env = { ...process.env, BROWSER_ENDPOINT: browser.wsEndpoint() };
  const { code } = await run(command, { stdio: 'inherit', env });
  await browser.close();
  return code;
}
