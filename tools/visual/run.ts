import { availableParallelism } from 'node:os';
import { rm } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { testBrowser } from '../browser.ts';
import { readBaseline, writePicture } from './baselines.ts';
import { compare, type Picture, type PlainPicture } from './compare.ts';
import { ownGlobals } from './inPage.ts';
import { actualFolder, baselineFolder, differenceFolder } from './places.ts';
import type { PictureResult, Report } from './report.ts';
import { themes, type OwnGlobals, type Story, type Theme } from './stories.ts';
import { Visitor } from './visit.ts';
import { pictureName, type Visit } from './visits.ts';

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
  visits: Visit[];
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
    const queue = Object.values(
      Object.groupBy(visits, ({ story, axis }) => `${story.file} ${axis === 'right-to-left'}`),
    ) as Visit[][];
    // Narrow viewports first: the browser prefers a larger image source that it has already loaded.
    for (const file of queue) file.sort((a, b) => a.window.width - b.window.width);
    // Longest first, so that no core idles at the end.
    queue.sort((a, b) => b.length - a.length);
    let done = 0;
    const started = performance.now();
    const work = async () => {
      const context = await newContext();
      const visitor = await Visitor.open(context, options.address);
      for (let file = queue.shift(); file; file = queue.shift()) {
        for (const visit of file) {
          const found = await makeVisit(visitor, visit, options);
          pictures.push(...found.pictures);
          trouble.push(...found.trouble);
          options.onProgress(++done, visits.length);
        }
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: availableParallelism() + 3 }, work));
    return { pictures, trouble, visits, seconds: (performance.now() - started) / 1000 };
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

async function makeVisit(visitor: Visitor, visit: Visit, options: RunOptions): Promise<Found> {
  const nameOf = (theme: Theme) => pictureName(visit, theme);
  const baselines = new Map<Theme, Picture | undefined>();
  for (const theme of visit.themes) baselines.set(theme, await readBaseline(nameOf(theme)));

  const { pictures, trouble } = await visitor.visit(visit, (picture, theme) => {
    const baseline = baselines.get(theme);
    return !options.isCompared || (baseline !== undefined && compare(baseline, picture).pixels === 0);
  });
  const results: PictureResult[] = [];
  for (const [theme, picture] of pictures) {
    const name = nameOf(theme);
    results.push({ name, ...(await judge(name, picture, baselines.get(theme), options)) });
  }
  return {
    pictures: results,
    trouble: trouble.map((each) => ({ ...each, story: visit.story.id, width: visit.window.width })),
  };
}

/** Determines the result of a picture, and stores what the report or git needs. */
async function judge(
  name: string,
  picture: PlainPicture,
  baseline: Picture | undefined,
  { isCompared, isUpdate }: RunOptions,
): Promise<Pick<PictureResult, 'outcome' | 'pixels'>> {
  if (!isCompared) return { outcome: 'same', pixels: 0 };
  const { pixels, difference } = baseline ? compare(baseline, picture) : { pixels: 0 };
  if (baseline && pixels === 0) return { outcome: 'same', pixels };
  await writePicture(isUpdate ? baselineFolder : actualFolder, name, picture);
  if (isUpdate) return { outcome: 'updated', pixels };
  if (difference) await writePicture(differenceFolder, name, difference);
  return { outcome: baseline ? 'different' : 'new', pixels };
}
