import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPicture, decode, digestOf, listPictures, readDigests, readPicture, writePicture } from './baselines.ts';
import { compare, toBaselineFormat } from './compare.ts';
import { localBaselines } from './localBaselines.ts';
import { baselineFolder, lastReport } from './places.ts';
import { failuresOf, type PictureResult, type Report } from './report.ts';
import { makeVisits, planVisits } from './run.ts';
import type { Storybook } from './storybook.ts';
import type { ComparePicture } from './visit.ts';
import type { Story } from './visits.ts';

/** Which baselines the pictures are compared with. `none`: the pictures are taken but not compared. */
export type Baselines = 'git' | 'local' | 'none';

/**
 * Visits the requested stories, compares their pictures and prints the failures. Undefined if no story was requested.
 */
export async function compareStories(
  storybook: Storybook,
  isWanted: (story: Story) => boolean,
  kind: Baselines,
): Promise<Report | undefined> {
  const plan = await planVisits(storybook, isWanted);
  if (plan.visits.length === 0) return undefined;
  const baselines = kind === 'local' ? await localBaselines(plan) : baselineFolder;
  const started = performance.now();
  const { pictures, issues } = await makeVisits(
    storybook,
    plan.visits,
    kind === 'none' ? async (subject) => ({ ...subject, outcome: 'same', pixels: 0 }) : await comparing(baselines),
  );
  const report: Report = {
    pictures: pictures.filter(({ outcome, digest }) => outcome !== 'same' || digest),
    compared: pictures.length,
    issues,
    localBaselines: kind === 'local' ? baselines : undefined,
  };
  const orphans = kind === 'none' ? [] : (await listPictures(baselines)).filter(plan.isOrphan);
  for (const name of orphans) {
    await copyPicture(name, baselines, join(lastReport, 'baseline'));
    report.pictures.push({ name, story: name.split('.', 1)[0] ?? name, file: '', outcome: 'orphan', pixels: 0 });
  }
  const failures = failuresOf(report);
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  const verdict = failures.length === 0 ? 'no failures' : `${failures.length} failures`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${pictures.length} pictures in ${seconds} s: ${verdict}.\n`);
  return report;
}

/** Compares with the baselines in a folder, and writes the pictures of the report for each difference. */
async function comparing(baselines: string): Promise<ComparePicture> {
  const digests = await readDigests(baselines);
  return async (subject, screenshot): Promise<PictureResult> => {
    const { name } = subject;
    const digest = await digestOf(baselines, name, screenshot);
    if (digests.get(name) === digest) return { ...subject, outcome: 'same', pixels: 0 };
    const picture = toBaselineFormat(await decode(Buffer.from(screenshot, 'base64')));
    const baseline = await readPicture(baselines, name);
    const { pixels, change } = baseline ? compare(baseline, picture) : { pixels: 0 };
    if (baseline && pixels === 0) return { ...subject, outcome: 'same', pixels, digest };

    const actual = join(lastReport, 'actual');
    await writePicture(actual, name, picture);
    const result = { ...subject, pixels, digest: await digestOf(actual, name, screenshot) };
    if (!change) return { ...result, outcome: 'new' };
    const { id, boxes, difference } = change;
    await copyPicture(name, baselines, join(lastReport, 'baseline'));
    await writePicture(join(lastReport, 'difference'), name, difference);
    const { width, height } = difference;
    return { ...result, outcome: 'different', change: { id, width, height, boxes: boxes.slice(0, 40) } };
  };
}

export async function removePictures(): Promise<void> {
  for (const kind of ['baseline', 'actual', 'difference'])
    await rm(join(lastReport, kind), { recursive: true, force: true });
}
