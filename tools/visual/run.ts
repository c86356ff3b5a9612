import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { testBrowser } from '../browser.ts';
import { decode, type Digests, digestOf, readBaseline, readDigests, writePicture } from './baselines.ts';
import { compare, plain, type Picture } from './compare.ts';
import { ownGlobals } from './inPage.ts';
import { actualFolder, baselineFolder, differenceFolder } from './places.ts';
import type { PictureResult, Report } from './report.ts';
import { themes, type OwnGlobals, type Story } from './stories.ts';
import { type Screenshot, Visitor } from './visit.ts';
import type { Visit } from './visits.ts';

export interface RunOptions {
  /** Origin of the served Storybook. */
  address: string;
  /** Writes differing pictures as new baselines. */
  isUpdate: boolean;
  /** If pictures cannot be compared, the visits still run axe and check the console. */
  isCompared: boolean;
  /** Plans the visits from the stories' own globals. */
  plan(own: (id: string) => OwnGlobals): Visit[];
  stories: readonly Story[];
  onProgress(done: number, all: number): void;
}

type Found = Pick<Report, 'pictures' | 'trouble'>;

export interface Run extends Found {
  digests: Digests;
  /** From the first visit to the last. */
  seconds: number;
}

/** Makes all visits in the pinned browser, with more tabs than cores, because a visit mostly waits. */
export async function run(options: RunOptions): Promise<Run> {
  const { executablePath, args, env } = await testBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args, ...stillness], env });
  await rm(actualFolder, { recursive: true, force: true });
  await rm(differenceFolder, { recursive: true, force: true });
  try {
    const newContext = () =>
      browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
    const scout = await newContext();
    const visits = options.plan(await readOwnGlobals(await scout.newPage(), options));
    await scout.close();

    const pictures: PictureResult[] = [];
    const trouble: Found['trouble'] = [];
    const digests = await readDigests();
    const queue = Object.values(Object.groupBy(visits, ({ story }) => story.file)) as Visit[][];
    // Longest first, so that no core idles at the end.
    queue.sort((a, b) => b.length - a.length);
    let done = 0;
    const started = performance.now();
    const work = async () => {
      const context = await newContext();
      const visitor = await Visitor.open(context, options.address);
      for (let file = queue.shift(); file; file = queue.shift()) {
        for (const visit of file) {
          const found = await makeVisit(visitor, visit, digests, options);
          pictures.push(...found.pictures);
          trouble.push(...found.trouble);
          options.onProgress(++done, visits.length);
        }
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: availableParallelism() + 3 }, work));
    return { pictures, trouble, digests, seconds: (performance.now() - started) / 1000 };
  } finally {
    await browser.close();
  }
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

async function readOwnGlobals(page: Page, { address, stories }: RunOptions): Promise<(id: string) => OwnGlobals> {
  await page.goto(`${address}/iframe.html`, { waitUntil: 'commit' });
  const found = await page.evaluate(
    ownGlobals,
    stories.map(({ id }) => id),
  );
  const byId = new Map(
    found.map(({ id, theme, width, height }) => [
      id,
      {
        theme: themes.find((each) => each === theme),
        window: width && height ? { width: Number.parseInt(width), height: Number.parseInt(height) } : undefined,
      },
    ]),
  );
  return (id) => byId.get(id) ?? {};
}

async function makeVisit(visitor: Visitor, visit: Visit, digests: Digests, options: RunOptions): Promise<Found> {
  const { shots, trouble } = await visitor.visit(visit, async (name, screenshot) => {
    if (!options.isCompared || digests.get(name) === (await digestOf(name, screenshot))) return true;
    return (await comparison(name, screenshot)).outcome === 'same';
  });
  const pictures: PictureResult[] = [];
  for (const { name, screenshot, isKnown } of shots) {
    const { picture, difference, ...result } = isKnown ? sameResult : await comparison(name, screenshot);
    if (picture && result.outcome !== 'same') {
      await writePicture(options.isUpdate ? baselineFolder : actualFolder, name, picture);
      if (options.isUpdate) result.outcome = 'updated';
      else if (difference) await writePicture(differenceFolder, name, difference);
    }
    if (options.isUpdate) digests.set(name, await digestOf(name, screenshot));
    pictures.push({ name, ...result });
  }
  return { pictures, trouble };
}

interface Compared extends Pick<PictureResult, 'outcome' | 'pixels'> {
  picture?: Picture;
  /** What the report shows. */
  difference?: Picture;
}

const sameResult: Compared = { outcome: 'same', pixels: 0 };

async function comparison(name: string, screenshot: Screenshot): Promise<Compared> {
  const picture = plain(await decode(Buffer.from(screenshot, 'base64')));
  const baseline = await readBaseline(name);
  if (!baseline) return { outcome: 'new', pixels: 0, picture };
  const { pixels, difference } = compare(baseline, picture);
  return pixels === 0 ? sameResult : { outcome: 'different', pixels, picture, difference };
}
