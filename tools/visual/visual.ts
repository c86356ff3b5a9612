import { rm } from 'node:fs/promises';
import type { Page } from 'playwright';
import { readCommandLine } from '../commandLine.ts';
import {
  decode,
  digestOf,
  listBaselines,
  readBaseline,
  readDigests,
  removeBaselines,
  writeDigests,
  writePicture,
} from './baselines.ts';
import { compare, plain, type Picture } from './compare.ts';
import { ownGlobals } from './inPage.ts';
import { actualFolder, baselineFolder, differenceFolder, reportFile } from './places.ts';
import { failuresOf, type PictureResult, type Report, writeReport } from './report.ts';
import { exitWith, inTabs, openStorybook, skippedCode } from './storybook.ts';
import { type Screenshot, Visitor } from './visit.ts';
import {
  matches,
  type OwnGlobals,
  pictureNames,
  type Story,
  storiesOf,
  tagFaults,
  themes,
  type Visit,
  visitsOf,
} from './visits.ts';

const usage = `Visits every story, asks axe about it, and compares its pictures with those in tests/pictures.

  pnpm visual [FILTER...]         fails on a difference, a violation, a failed play function or a message on the console
  pnpm visual:update [FILTER...]  writes what differs, removes pictures without a story

Each FILTER is a part of a story's name or file: 'button', 'Sections/Hero', 'packages/ui'.`;

const { values, words: filters } = readCommandLine({
  usage,
  options: { update: { type: 'boolean', default: false } },
  mostWords: Infinity,
});

/** The reason why pictures cannot be compared here, if any: they depend on one browser with its own fonts. */
function reasonNotToCompare(): string | undefined {
  if (process.env['CHROMIUM_PATH']) return 'CHROMIUM_PATH names another browser than the pinned one';
  const platform = `${process.platform} ${process.arch}`;
  return platform === 'linux x64' ? undefined : `the pinned browser runs on linux x64, and this is ${platform}`;
}

/**
 * Deterministic rendering: whole frames with all images, whole tiles, one raster thread, and instructions that every
 * processor has.
 */
const stillness = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

const sameResult: Compared = { outcome: 'same', pixels: 0 };

await exitWith(async () => {
  const reason = reasonNotToCompare();
  if (values.update && reason) throw new Error(`Pictures cannot be updated here: ${reason}.`);
  await using storybook = await openStorybook(stillness);
  if (!storybook) return skippedCode;
  const { address, browser, entries } = storybook;
  const stories = storiesOf(entries);
  const faults = tagFaults(stories);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const newContext = () =>
    browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
  const all = visitsOf(stories, await readOwnGlobals(await (await newContext()).newPage(), address, stories));
  const visits = all.filter((visit) => matches(visit, filters));
  if (visits.length === 0) throw new Error(`No story has '${filters.join("' or '")}' in its name or file.`);

  for (const folder of [actualFolder, differenceFolder]) await rm(folder, { recursive: true, force: true });
  const report: Report = { pictures: [], issues: [], orphans: [] };
  const digests = await readDigests();
  const isKnown = async (name: string, screenshot: Screenshot) =>
    reason !== undefined ||
    digests.get(name) === (await digestOf(name, screenshot)) ||
    (await comparison(name, screenshot)).outcome === 'same';
  // Longest first, so that no core idles at the end.
  const queue = (Object.values(Object.groupBy(visits, ({ story }) => story.file)) as Visit[][]).toSorted(
    (a, b) => b.length - a.length,
  );
  let done = 0;
  const started = performance.now();
  await inTabs(
    queue,
    async () => Visitor.open(await newContext(), address),
    async (visitor, visitsOfFile) => {
      for (const visit of visitsOfFile) {
        const { shots, issues } = await visitor.visit(visit, isKnown);
        report.issues.push(...issues);
        for (const shot of shots) {
          report.pictures.push(shot.isKnown ? { name: shot.name, ...sameResult } : await judge(shot));
          if (values.update) digests.set(shot.name, await digestOf(shot.name, shot.screenshot));
        }
        showProgress(++done, visits.length);
      }
    },
  );
  const seconds = (performance.now() - started) / 1000;

  const names = new Set(pictureNames(all));
  const orphans = reason ? [] : (await listBaselines()).filter((name) => !names.has(name));
  if (values.update) {
    await removeBaselines(orphans);
    await writeDigests(digests);
  } else report.orphans = orphans;
  await writeReport(report);
  const failures = failuresOf(report);
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  if (reason) process.stdout.write(`Pictures skipped: ${reason}. Play functions, axe and the console were checked.\n`);
  const updated = report.pictures.filter(({ outcome }) => outcome === 'updated').length;
  if (updated > 0) process.stdout.write(`${updated} baselines written.\n`);
  const verdict = failures.length === 0 ? 'no failures' : `${failures.length} failures, shown by file://${reportFile}`;
  process.stdout.write(`${report.pictures.length} pictures in ${seconds.toFixed(1)} s: ${verdict}.\n`);
  if (failures.length > 0) return 1;
  return reason ? skippedCode : 0;
});

async function readOwnGlobals(
  page: Page,
  address: string,
  stories: readonly Story[],
): Promise<(id: string) => OwnGlobals> {
  await page.goto(`${address}/iframe.html`, { waitUntil: 'commit' });
  const ids = stories.map(({ id }) => id);
  const found = (await page.evaluate(ownGlobals, ids)).map(({ id, theme, width, height }): [string, OwnGlobals] => [
    id,
    {
      theme: themes.find((each) => each === theme),
      window: width && height ? { width: Number.parseInt(width), height: Number.parseInt(height) } : undefined,
    },
  ]);
  const byId = new Map(found);
  await page.context().close();
  return (id) => byId.get(id) ?? {};
}

interface Compared extends Pick<PictureResult, 'outcome' | 'pixels'> {
  picture?: Picture;
  /** What the report shows. */
  difference?: Picture;
}

async function comparison(name: string, screenshot: Screenshot): Promise<Compared> {
  const picture = plain(await decode(Buffer.from(screenshot, 'base64')));
  const baseline = await readBaseline(name);
  if (!baseline) return { outcome: 'new', pixels: 0, picture };
  const { pixels, difference } = compare(baseline, picture);
  return pixels === 0 ? sameResult : { outcome: 'different', pixels, picture, difference };
}

/** Compares a screenshot and writes what differs: with `--update` as the new baseline. */
async function judge({ name, screenshot }: { name: string; screenshot: Screenshot }): Promise<PictureResult> {
  const { outcome, pixels, picture, difference } = await comparison(name, screenshot);
  if (!picture || outcome === 'same') return { name, outcome, pixels };
  await writePicture(values.update ? baselineFolder : actualFolder, name, picture);
  if (values.update) return { name, outcome: 'updated', pixels };
  if (difference) await writePicture(differenceFolder, name, difference);
  return { name, outcome, pixels };
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} visits ${done === all ? '\n' : ''}`);
  else if (done % 200 === 0) process.stdout.write(`${done} of ${all} visits\n`);
}
