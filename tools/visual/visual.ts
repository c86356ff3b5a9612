import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine } from '../commandLine.ts';
import { affectedBy, baseCommit, changedSince, importersOf } from './affected.ts';
import { copyPicture, decode, digestOf, readDigests, readPicture, writePicture } from './baselines.ts';
import { compare, plain } from './compare.ts';
import { localBaselines, reasonForLocalBaselines } from './localBaselines.ts';
import { baselineFolder, lastReport, root } from './places.ts';
import {
  decide,
  failuresOf,
  type PictureResult,
  type PictureSubject,
  readReport,
  type Report,
  undecided,
  writeReport,
} from './report.ts';
import { serveReport } from './reportServer.ts';
import { makeVisits, planVisits, deterministicRendering } from './run.ts';
import { exitWith, inputFolders, isInput, openStorybook, skippedCode, type Storybook } from './storybook.ts';
import type { Screenshot } from './visit.ts';
import { matches, type Story } from './visits.ts';

const usage = `Visits stories, asks axe about them, and compares their pictures with those in tests/pictures. It fails on a
difference, a violation, a failed play function or a message on the console.

  pnpm visual                       the stories that can look different since the main branch
  pnpm visual FILTER...             these stories
  pnpm visual --all                 every story, as npm test does
  pnpm visual --watch [FILTER...]   again after each change, in the Storybook that pnpm storybook runs
  pnpm visual:report [FOLDER]       opens the report of the last run, or one of CI, to accept or reject its pictures
  pnpm visual --accept [FILTER...]  accepts undecided pictures of the last run, on a machine without a browser window

Each FILTER is a part of a story's name or file: 'button', 'Sections/Hero', 'packages/ui'.`;

const isFlag = { type: 'boolean', default: false } as const;
const { values, words: filters } = readCommandLine({
  usage,
  options: { all: isFlag, watch: isFlag, report: isFlag, accept: isFlag },
  mostWords: Infinity,
});

const sameResult = { outcome: 'same', pixels: 0 } as const;
const reason = reasonForLocalBaselines();

await exitWith(async () => {
  if (values.accept) return acceptLast();
  if (values.report) return review(resolve(filters[0] ?? lastReport));
  if (values.watch) return watch('http://localhost:6006');
  return compareOnce();
});

async function acceptLast(): Promise<number> {
  const names = undecided(await readReport(lastReport), filters).map(({ name }) => name);
  const { pictures } = await decide(lastReport, new Set(names), 'accepted');
  const accepted = pictures.filter(({ name, outcome }) => outcome !== 'same' && names.includes(name));
  process.stdout.write(`${accepted.map(({ name }) => `${name}\n`).join('')}${accepted.length} pictures accepted.\n`);
  return 0;
}

/** The server keeps the process running. */
async function review(folder: string): Promise<number> {
  await openReport(folder);
  return 0;
}

async function openReport(folder: string) {
  const { address, server } = await serveReport(folder);
  process.stdout.write(`Accept or reject the pictures on ${address}. Ctrl+C ends.\n`);
  if (process.stdout.isTTY) server.openBrowser();
  return server;
}

async function compareOnce(): Promise<number> {
  const isWanted = await wantedStories();
  if (!isWanted) {
    process.stdout.write('Nothing that a story shows has changed since the main branch. --all compares every story.\n');
    return 0;
  }
  await using storybook = await openStorybook({ browserArgs: deterministicRendering });
  if (!storybook) return skippedCode;
  const isSkipped = values.all && reason !== undefined;
  const report = await compareStories(storybook, isWanted, isSkipped);
  await writeReport(lastReport, report);
  if (isSkipped)
    process.stdout.write(`Pictures skipped: ${reason}. Play functions, axe and the console were checked.\n`);
  const failures = failuresOf(report);
  if (failures.length === 0) return isSkipped ? skippedCode : 0;
  if (process.stdout.isTTY) await openReport(lastReport);
  else process.stdout.write('pnpm visual:report shows the pictures, to accept or reject them.\n');
  return 1;
}

/** The stories that the command line asks for. Undefined if nothing has changed that a story shows. */
async function wantedStories(): Promise<((story: Story) => boolean) | undefined> {
  if (values.all || filters.length > 0) return (story) => matches(story, filters);
  const changed = await changedSince(await baseCommit());
  if (!changed.some(isInput)) return undefined;
  const isAffected = affectedBy(changed, await importersOf());
  return ({ file }) => isAffected(file);
}

/** Compares with a running Storybook: first the wanted stories, then after each change those that it affects. */
async function watch(address: string): Promise<number> {
  await fetch(`${address}/index.json`).catch(() => {
    throw new Error(`No Storybook runs at ${address}. Start it first: pnpm storybook`);
  });
  const changed = new Set<string>();
  const nothing: Report = { pictures: [], compared: 0, issues: [] };
  await writeReport(lastReport, nothing);
  const { watcher } = await openReport(lastReport);
  watcher
    .add(inputFolders.map((folder) => join(root, folder)))
    .on('all', (_event, path) => changed.add(relative(root, path).replaceAll('\\', '/')));
  let findWanted = wantedStories;
  for (;;) {
    await compareRound(address, findWanted);
    while (![...changed].some(isInput)) await sleep(200);
    // An editor writes several files.
    await sleep(300);
    const files = [...changed];
    // Files that change during a round belong to the next one.
    changed.clear();
    findWanted = async () => {
      const isAffected = affectedBy(files, await importersOf());
      return (story) => matches(story, filters) && isAffected(story.file);
    };
  }
}

/** Replaces the results of the visited stories in the report. An error, for example of a half-written file, is printed. */
async function compareRound(address: string, findWanted: typeof wantedStories): Promise<void> {
  try {
    const isWanted = await findWanted();
    if (!isWanted) return;
    await using storybook = await openStorybook({ address, browserArgs: deterministicRendering });
    if (!storybook) return;
    /** Ids and files of stories. */
    const visited = new Set<string>();
    const round = await compareStories(storybook, (story) => {
      if (isWanted(story)) visited.add(story.id).add(story.file);
      return isWanted(story);
    });
    const before = await readReport(lastReport);
    const pictures = before.pictures.filter(({ file, outcome }) => outcome !== 'orphan' && !visited.has(file));
    const issues = before.issues.filter(({ story }) => !visited.has(story));
    await writeReport(lastReport, {
      ...round,
      pictures: [...pictures, ...round.pictures],
      issues: [...issues, ...round.issues],
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  }
}

/** Visits the wanted stories and compares their pictures. With `isSkipped` it takes the pictures, but does not judge. */
async function compareStories(
  storybook: Storybook,
  isWanted: (story: Story) => boolean,
  isSkipped = false,
): Promise<Report> {
  const plan = await planVisits(storybook, isWanted);
  if (plan.visits.length === 0 && filters.length > 0 && !values.watch) {
    throw new Error(`No story has '${filters.join("' or '")}' in its name or file.`);
  }
  const isLocal = reason !== undefined && !isSkipped;
  const baselines = isLocal ? await localBaselines(plan) : baselineFolder;
  if (isLocal) process.stdout.write(`Compared with pictures of the main branch from this machine: ${reason}.\n`);
  const digests = await readDigests(baselines);
  if (!values.watch) {
    for (const kind of ['baseline', 'actual', 'difference'])
      await rm(join(lastReport, kind), { recursive: true, force: true });
  }
  const started = performance.now();
  const pictures: PictureResult[] = [];
  let compared = 0;
  const issues = await makeVisits(
    storybook,
    plan.visits,
    async (name, screenshot) =>
      isSkipped ||
      digests.get(name) === (await digestOf(baselines, name, screenshot)) ||
      (await comparison(baselines, name, screenshot)).outcome === 'same',
    async ({ name, screenshot, isKnown }, subject) => {
      compared += 1;
      if (isSkipped) return;
      const result = isKnown
        ? { ...subject, ...sameResult, digest: await digestOf(baselines, name, screenshot) }
        : await compareAndKeep(baselines, subject, screenshot);
      if (result.outcome !== 'same' || result.digest !== digests.get(name)) pictures.push(result);
    },
  );
  for (const name of isSkipped ? [] : await plan.orphansIn(baselines)) {
    await copyPicture(name, baselines, join(lastReport, 'baseline'));
    const [story = name] = name.split('.');
    pictures.push({ name, story, file: '', outcome: 'orphan', pixels: 0 });
  }
  const report: Report = { pictures, compared, issues, localBaselines: isLocal ? baselines : undefined };
  const failures = failuresOf(report);
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  const verdict = failures.length === 0 ? 'no failures' : `${failures.length} failures`;
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${compared} pictures in ${seconds.toFixed(1)} s: ${verdict}.\n`);
  return report;
}

async function comparison(baselines: string, name: string, screenshot: Screenshot) {
  const picture = plain(await decode(Buffer.from(screenshot, 'base64')));
  const baseline = await readPicture(baselines, name);
  if (!baseline) return { outcome: 'new', pixels: 0, picture } as const;
  const { pixels, change } = compare(baseline, picture);
  return pixels === 0 ? sameResult : ({ outcome: 'different', pixels, picture, change } as const);
}

/** Compares a picture and writes what the report shows of it. */
async function compareAndKeep(
  baselines: string,
  subject: PictureSubject,
  screenshot: Screenshot,
): Promise<PictureResult> {
  const { name } = subject;
  const compared = await comparison(baselines, name, screenshot);
  if (compared.outcome === 'same') {
    return { ...subject, ...sameResult, digest: await digestOf(baselines, name, screenshot) };
  }
  const { outcome, pixels, picture } = compared;
  const actual = join(lastReport, 'actual');
  await writePicture(actual, name, picture);
  const result = { ...subject, outcome, pixels, digest: await digestOf(actual, name, screenshot) };
  if (compared.outcome === 'new' || !compared.change) return result;
  const { id, boxes, difference } = compared.change;
  await copyPicture(name, baselines, join(lastReport, 'baseline'));
  await writePicture(join(lastReport, 'difference'), name, difference);
  const { width, height } = difference;
  return { ...result, change: { id, width, height, boxes: boxes.slice(0, 40) } };
}
