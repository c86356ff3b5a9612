import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../commandLine.ts';
import { affectedBy, baseCommit, changedSince, importersOf } from './affected.ts';
import { compareStories, removePictures } from './compareStories.ts';
import { reasonForLocalBaselines } from './localBaselines.ts';
import { lastReport, root } from './places.ts';
import { decide, failuresOf, readReport, undecided, writeReport } from './report.ts';
import { serveReport } from './reportServer.ts';
import { deterministicRendering as browserArgs } from './run.ts';
import { exitWith, inputFolders, isInput, openStorybook, Skipped } from './storybook.ts';
import { matches, type Story } from './visits.ts';

const usage = `Visits stories, runs axe on them, and compares their pictures with those in tests/pictures. It fails on a
difference, a violation, a failed play function or a message on the console.

  pnpm visual                       the stories that can look different since the main branch
  pnpm visual FILTER...             these stories
  pnpm visual --all                 every story, as npm test does
  pnpm visual --watch [FILTER...]   again after each change, in the Storybook that pnpm storybook runs
  pnpm visual:report [FOLDER]       opens the report of the last run, or one from CI, to accept or reject its pictures
  pnpm visual --accept [FILTER...]  accepts undecided pictures of the last run, on a machine without a browser window

Each FILTER is a part of a story's name or file: 'button', 'Sections/Hero', 'packages/ui'.`;

const isFlag = { type: 'boolean', default: false } as const;
const { values, words: filters } = readCommandLine({
  usage,
  options: { all: isFlag, watch: isFlag, report: isFlag, accept: isFlag },
  mostWords: Infinity,
});

/** On Linux, a terminal without a desktop cannot open a browser. */
const hasDisplay = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
const reason = reasonForLocalBaselines();
const nothingChanged = 'Nothing that a story shows has changed since the main branch. --all compares every story.\n';

await exitWith(async () => {
  if (values.accept) return acceptLast();
  if (values.report) return review(resolve(filters[0] ?? lastReport));
  if (values.watch) return watch('http://localhost:6006');
  return compareOnce();
});

async function acceptLast(): Promise<number> {
  const found = undecided(await readReport(lastReport), filters);
  await decide(lastReport, new Set(found.map(({ name }) => name)), 'accepted');
  const accepted = found.filter(({ outcome }) => outcome !== 'same');
  process.stdout.write(`${accepted.map(({ name }) => `${name}\n`).join('')}${accepted.length} pictures accepted.\n`);
  return 0;
}

/** Serves the report until the process ends. */
async function review(folder: string): Promise<number> {
  await openReport(folder);
  return 0;
}

async function openReport(folder: string) {
  const { address, server } = await serveReport(folder);
  process.stdout.write(`Accept or reject the pictures on ${address}. Ctrl+C ends.\n`);
  if (process.stdout.isTTY && hasDisplay) server.openBrowser();
  return server;
}

async function compareOnce(): Promise<number> {
  const isWanted = await wantedStories();
  if (!isWanted) {
    process.stdout.write(nothingChanged);
    return 0;
  }
  const isSkipped = values.all && reason !== undefined;
  if (reason && !isSkipped)
    process.stdout.write(`Compared with pictures of the main branch from this machine: ${reason}.\n`);
  await using storybook = await openStorybook({ browserArgs });
  await removePictures();
  const report = await compareStories(storybook, isWanted, isSkipped ? 'none' : reason ? 'local' : 'git');
  if (!report && filters.length > 0) throw new Error(`No story has '${filters.join("' or '")}' in its name or file.`);
  if (!report) {
    process.stdout.write(nothingChanged);
    return 0;
  }
  await writeReport(lastReport, report);
  if (failuresOf(report).length > 0) {
    if (process.stdout.isTTY) await openReport(lastReport);
    else process.stdout.write('pnpm visual:report shows the pictures, to accept or reject them.\n');
    return 1;
  }
  if (isSkipped) throw new Skipped(`Pictures skipped: ${reason}. Play functions, axe and the console were checked.`);
  return 0;
}

/** The stories that the command line names, or those that changes affect. Undefined if no change affects a story. */
async function wantedStories(): Promise<((story: Story) => boolean) | undefined> {
  if (values.all || filters.length > 0) return (story) => matches(story, filters);
  const changed = await changedSince(await baseCommit());
  return changed.some(isInput) ? storiesAffectedBy(changed) : undefined;
}

async function storiesAffectedBy(changed: readonly string[]): Promise<(story: Story) => boolean> {
  const isAffected = affectedBy(changed, await importersOf());
  return ({ importPath }) => isAffected(importPath.replace('./', ''));
}

/** Compares with a running Storybook: first the requested stories, then, after each change, those that it affects. */
async function watch(address: string): Promise<number> {
  await fetch(`${address}/index.json`).catch(() => {
    throw new Error(`No Storybook runs at ${address}. Start it first: pnpm storybook`);
  });
  const changed = new Set<string>();
  await removePictures();
  await writeReport(lastReport, { pictures: [], compared: 0, issues: [] });
  const { watcher } = await openReport(lastReport);
  watcher
    .add(inputFolders.map((folder) => join(root, folder)))
    .on('all', (_event, path) => changed.add(relative(root, path).replaceAll('\\', '/')));
  let findWanted = wantedStories;
  for (;;) {
    // Fails, for example, while a file is half written.
    await compareRound(address, findWanted).catch((error: Error) => process.stderr.write(`${error.message}\n`));
    while (![...changed].some(isInput)) await sleep(200);
    // Wait, because editors write several files.
    await sleep(300);
    const files = [...changed];
    // Files that change during a round belong to the next one.
    changed.clear();
    findWanted = async () => {
      const isAffected = await storiesAffectedBy(files);
      return (story) => matches(story, filters) && isAffected(story);
    };
  }
}

/** Replaces the results of the visited stories in the report. */
async function compareRound(address: string, findWanted: typeof wantedStories): Promise<void> {
  const isWanted = await findWanted();
  if (!isWanted) return;
  await using storybook = await openStorybook({ address, browserArgs });
  const wanted = storybook.entries.filter((entry) => entry.type === 'story' && isWanted(entry));
  const visited = new Set(wanted.flatMap(({ id, importPath }) => [id, importPath]));
  const round = await compareStories(storybook, isWanted, reason ? 'local' : 'git');
  if (!round) return;
  const before = await readReport(lastReport);
  await writeReport(lastReport, {
    ...round,
    pictures: before.pictures
      .filter(({ file, outcome }) => outcome !== 'orphan' && !visited.has(file))
      .concat(round.pictures),
    issues: before.issues.filter(({ story }) => !visited.has(story)).concat(round.issues),
  });
}
