import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { copyPicture, readDigests, writeDigests } from './baselines.ts';
import type { Box } from './compare.ts';
import { baselineFolder, localFolder } from './places.ts';
import { containsOne } from './visits.ts';

/** What a picture shows. */
export interface PictureSubject {
  /** Path below the folder of baselines. */
  name: string;
  /** `Primitives/Button/Primary`. */
  story: string;
  /** The story's file; empty if there is none any more. */
  file: string;
}

/** Result of one picture. */
export interface PictureResult extends PictureSubject {
  /** An orphan is a baseline without a story. */
  outcome: 'same' | 'different' | 'new' | 'orphan';
  /** Number of differing pixels. */
  pixels: number;
  /** The changed areas, in a picture of this size. Equal ids: the pictures have changed in the same way. */
  change?: { id: string; width: number; height: number; boxes: Box[] };
  /** Digest of the screenshot with the picture as its baseline; absent if it is recorded already. */
  digest?: string;
  /** The recorded digest that was replaced when the picture was accepted. */
  formerDigest?: string;
  /** The reviewer's verdict. */
  verdict?: Verdict;
}

export type Verdict = 'accepted' | 'rejected';

/** A failure of a visit that is not a difference of a picture. */
export interface Issue {
  story: string;
  width: number | undefined;
  kind: 'play' | 'axe' | 'console' | 'axis';
  message: string;
}

/** Result of a run. */
export interface Report {
  /** Those that equal their baseline are included only with a digest. */
  pictures: PictureResult[];
  /** Number of compared pictures. */
  compared: number;
  issues: Issue[];
  /** The folder of baselines on this machine, if they are not those in git. */
  localBaselines?: string;
}

const outcomes: Record<PictureResult['outcome'], (result: PictureResult) => string> = {
  same: () => '',
  different: ({ name, pixels }) => `${name} differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}.`,
  new: ({ name }) => `${name} has no baseline yet.`,
  orphan: ({ name }) => `${name} is a baseline without a story.`,
};

/** One sentence per failure; empty when the run has passed. */
export function failuresOf({ pictures, issues }: Report): string[] {
  return [
    ...issues.map(
      ({ story, width, kind, message }) =>
        `${story} at ${width} px, ${kind}: ${message.replaceAll(/\s+/g, ' ').slice(0, 400)}`,
    ),
    ...pictures.map((picture) => outcomes[picture.outcome](picture)).filter(Boolean),
  ];
}

const reportFile = 'report.json';
const pictureName = /^(?!\.\.)[^/\\]+\/[^/\\]+\.webp$/;

export async function readReport(folder: string): Promise<Report> {
  const text = await readFile(join(folder, reportFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`There is no report in ${folder}. Compare pictures first: pnpm visual`);
  const report = JSON.parse(text) as Report;
  // A report from CI may be from a fork, so its names and folders are checked.
  const { pictures, localBaselines: local } = report;
  const isForeign = local !== undefined && dirname(resolve(local)) !== localFolder;
  if (isForeign || pictures.some(({ name }) => !pictureName.test(name)))
    throw new Error(`${folder} is not a report of pnpm visual.`);
  return report;
}

/** Written to a draft and renamed, so that readers never get a partial report. */
export async function writeReport(folder: string, report: Report): Promise<void> {
  const draft = join(folder, `${reportFile}.draft`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, JSON.stringify(report));
  await rename(draft, join(folder, reportFile));
}

/**
 * The undecided pictures that match a filter. Pictures without a difference are accepted only if they have a new
 * digest.
 */
export function undecided({ pictures }: Report, filters: readonly string[]): PictureResult[] {
  return pictures.filter(
    ({ verdict, outcome, digest, name, story, file }) =>
      !verdict && (outcome !== 'same' || digest) && containsOne([name, story, file], filters),
  );
}

/**
 * Records a verdict about pictures of a report; undefined reverts it. Accepting makes a picture the baseline and
 * removes an orphan. Any other verdict about an accepted picture restores its former baseline.
 */
export async function decide(
  folder: string,
  names: ReadonlySet<string>,
  verdict: Verdict | undefined,
  baselinesInGit = baselineFolder,
): Promise<Report> {
  const report = await readReport(folder);
  const baselines = report.localBaselines ?? baselinesInGit;
  const digests = await readDigests(baselines);
  for (const picture of report.pictures.filter(({ name }) => names.has(name))) {
    const { name, outcome, digest, formerDigest } = picture;
    const isAccepted = verdict === 'accepted';
    if (isAccepted !== (picture.verdict === 'accepted')) {
      const hasBaseline = outcome === 'different' || outcome === (isAccepted ? 'new' : 'orphan');
      if (hasBaseline) await copyPicture(name, join(folder, isAccepted ? 'actual' : 'baseline'), baselines);
      else if (outcome !== 'same') await rm(join(baselines, name), { force: true });
      if (isAccepted) picture.formerDigest = digests.get(name);
      digests.set(name, (isAccepted ? digest : formerDigest) ?? '');
    }
    picture.verdict = verdict;
  }
  if (!report.localBaselines) await writeDigests(baselines, digests);
  await writeReport(folder, report);
  return report;
}
