import { listPictures } from './baselines.ts';
import { ownGlobals } from './inPage.ts';
import type { PictureSubject } from './report.ts';
import { inTabs, type Storybook } from './storybook.ts';
import { type Issue, type Shot, Visitor } from './visit.ts';
import {
  type OwnGlobals,
  pictureNames,
  storiesOf,
  type Story,
  tagFaults,
  themes,
  type Visit,
  visitsOf,
} from './visits.ts';

/**
 * Deterministic rendering: whole frames with all images, whole tiles, one raster thread, and instructions that every
 * processor has.
 */
export const deterministicRendering = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

export interface Plan {
  visits: Visit[];
  /** The pictures in a folder that no story has. Only titles of the visited stories, and removed ones, are judged. */
  orphansIn(folder: string): Promise<string[]>;
}

/** The visits of the wanted stories. Rejects if tags are missing. */
export async function planVisits(storybook: Storybook, isWanted: (story: Story) => boolean): Promise<Plan> {
  const stories = storiesOf(storybook.entries);
  const faults = tagFaults(stories);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  // The first story of a title has more pictures than the others.
  const titles = new Set(stories.filter(isWanted).map(({ title }) => title));
  const related = stories.filter(({ title }) => titles.has(title));
  const own = related.length > 0 ? await readOwnGlobals(storybook, related) : undefined;
  const visits = visitsOf(related, own);
  const names = new Set(pictureNames(visits));
  const folders = new Set(stories.map(folderOf));
  const judged = new Set(related.map(folderOf));
  return {
    visits: visits.filter(({ story }) => isWanted(story)),
    orphansIn: async (folder) =>
      (await listPictures(folder)).filter((name) => {
        const [component = ''] = name.split('/');
        return !folders.has(component) || (judged.has(component) && !names.has(name));
      }),
  };
}

/** The folder of a story's pictures. */
function folderOf({ id }: Story): string {
  return id.split('--', 1)[0] ?? id;
}

/** Makes the visits in several tabs. `take` gets each picture, `isKnown` as in visit.ts. */
export async function makeVisits(
  { browser, address }: Storybook,
  visits: readonly Visit[],
  isKnown: (name: string, screenshot: string) => Promise<boolean>,
  take: (shot: Shot, subject: PictureSubject) => Promise<void>,
): Promise<Issue[]> {
  const files = Object.values(Object.groupBy(visits, ({ story }) => story.file)) as Visit[][];
  // Longest first, so that no core idles at the end. The visits of one component are shared by several tabs.
  const queue = files.flatMap((each) => chunks(each, 8)).toSorted((a, b) => b.length - a.length);
  const found: Issue[] = [];
  let done = 0;
  const open = async () => Visitor.open(await newContext(browser), address);
  await inTabs(queue, open, async (visitor, visitsOfFile) => {
    for (const visit of visitsOfFile) {
      const { shots, issues } = await visitor.visit(visit, isKnown);
      found.push(...issues);
      const { title, exportName, file } = visit.story;
      for (const shot of shots) await take(shot, { name: shot.name, story: `${title}/${exportName}`, file });
      showProgress(++done, visits.length);
    }
  });
  await Promise.all(browser.contexts().map((context) => context.close()));
  return found;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function newContext(browser: Storybook['browser']) {
  return browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
}

async function readOwnGlobals(
  { browser, address }: Storybook,
  stories: readonly Story[],
): Promise<(id: string) => OwnGlobals> {
  const page = await (await newContext(browser)).newPage();
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

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} visits ${done === all ? '\n' : ''}`);
  else if (done % 200 === 0) process.stdout.write(`${done} of ${all} visits\n`);
}
