import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { listBaselines, removeBaselines, writeDigests } from './baselines.ts';
import { cache, reportFile } from './places.ts';
import { failuresOf, writeReport } from './report.ts';
import { run, type Run } from './run.ts';
import { serveFolder } from '../serveFolder.ts';
import { buildStorybook } from './storybook.ts';
import { storiesOf } from './stories.ts';
import { matches, pictureNames, tagFaults, visitsOf, type Visit } from './visits.ts';

const usage = `Visits every story, asks axe about it, and compares its pictures with those in tests/pictures.

  pnpm visual [FILTER...]         fails on a difference, a violation, a failed play function or a message on the console
  pnpm visual:update [FILTER...]  writes what differs, removes pictures without a story

Each FILTER is a part of a story's name or file: 'button', 'Sections/Hero', 'packages/ui'.`;

const { values, words: filters } = readCommandLine({
  usage,
  options: { update: { type: 'boolean', default: false } },
  mostWords: Infinity,
});

/** The exit code that tools/test.mjs reports as 'skipped'. */
const skippedCode = 77;

/** The reason why pictures cannot be compared here, if any: they depend on one browser with its own fonts. */
function reasonNotToCompare(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return 'CHROMIUM_PATH names another browser than the pinned one';
  const platform = `${process.platform} ${process.arch}`;
  return platform === 'linux x64' ? undefined : `the pinned browser runs on linux x64, and this is ${platform}`;
}

async function main(): Promise<number> {
  const reason = reasonNotToCompare();
  if (values.update && reason) throw new Error(`Pictures cannot be updated here: ${reason}.`);
  try {
    await testBrowser();
  } catch (error) {
    process.stdout.write(`Skipped: no browser can run here. ${(error as Error).message}\n`);
    return skippedCode;
  }
  const started = performance.now();
  const { folder, isNew } = await buildStorybook(cache);
  if (isNew) process.stdout.write(`Storybook built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
  const stories = storiesOf(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const faults = tagFaults(stories);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const server = await serveFolder(folder);
  try {
    let all: Visit[] = [];
    const found = await run({
      address: server.address,
      isUpdate: values.update,
      isCompared: !reason,
      stories,
      plan: (own) => {
        all = visitsOf(stories, own);
        const wanted = all.filter((visit) => matches(visit, filters));
        if (wanted.length === 0) throw new Error(`No story has '${filters.join("' or '")}' in its name or file.`);
        return wanted;
      },
      onProgress: showProgress,
    });
    const orphans = reason ? [] : await orphansOf(all);
    if (values.update) {
      await removeBaselines(orphans);
      await writeDigests(found.digests);
    }
    return await conclude(found, values.update ? [] : orphans, reason);
  } finally {
    await server.close();
  }
}

async function orphansOf(visits: readonly Visit[]): Promise<string[]> {
  const expected = new Set(pictureNames(visits));
  return (await listBaselines()).filter((name) => !expected.has(name));
}

async function conclude(
  { pictures, trouble, seconds }: Run,
  orphans: string[],
  reason: string | undefined,
): Promise<number> {
  const report = { pictures, trouble, orphans };
  await writeReport(report);
  const failures = failuresOf(report);
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (reason) process.stdout.write(`Pictures skipped: ${reason}. Play functions, axe and the console were checked.\n`);
  const updated = pictures.filter(({ outcome }) => outcome === 'updated').length;
  if (updated > 0) process.stdout.write(`${updated} baselines written.\n`);
  const verdict = failures.length === 0 ? 'no failures' : `${failures.length} failures, shown by file://${reportFile}`;
  process.stdout.write(`${pictures.length} pictures in ${seconds.toFixed(1)} s: ${verdict}.\n`);
  if (failures.length > 0) return 1;
  return reason ? skippedCode : 0;
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} visits ${done === all ? '\n' : ''}`);
  else if (done % 200 === 0) process.stdout.write(`${done} of ${all} visits\n`);
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
