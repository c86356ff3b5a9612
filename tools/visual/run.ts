import { ownGlobals, isStorybookReady } from './inPage.ts';
import type { Issue, PictureResult } from './report.ts';
import { inTabs, type Storybook } from './storybook.ts';
import { type ComparePicture, Visitor } from './visit.ts';
import { pictureName, sectionsWithoutPicture, type Story, type Visit, visitsOf } from './visits.ts';

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
  /** Whether no story has this picture. Only titles of visited stories, and titles without stories, are checked. */
  isOrphan: (name: string) => boolean;
}

/** The visits of the requested stories. Rejects if tags are missing. */
export async function planVisits(storybook: Storybook, isWanted: (story: Story) => boolean): Promise<Plan> {
  const stories = storybook.entries.filter((entry) => entry.type === 'story');
  const untagged = sectionsWithoutPicture(stories);
  if (untagged.length > 0) throw new Error(`${untagged.join(', ')}: no story has the tag 'visual'.`);
  // The first story of a title has more pictures than the others.
  const titles = new Set(stories.filter(isWanted).map(({ title }) => title));
  const related = stories.filter(({ title }) => titles.has(title));
  const visits = related.length > 0 ? visitsOf(related, await readOwnGlobals(storybook, related)) : [];
  const names = new Set(
    visits.flatMap(({ story, views }) =>
      views.flatMap((view) => view.themes.map((theme) => pictureName(story, view, theme))),
    ),
  );
  const folders = new Set(stories.map(folderOf));
  const judged = new Set(related.map(folderOf));
  return {
    visits: visits.filter(({ story }) => isWanted(story)),
    isOrphan: (name) => {
      const [folder = ''] = name.split('/');
      return !folders.has(folder) || (judged.has(folder) && !names.has(name));
    },
  };
}

/** The folder of a story's pictures. */
function folderOf({ id }: Story): string {
  return id.split('--', 1)[0] ?? id;
}

/** Makes the visits in several tabs. */
export async function makeVisits(
  { browser, address }: Storybook,
  visits: readonly Visit[],
  compare: ComparePicture,
): Promise<{ pictures: PictureResult[]; issues: Issue[] }> {
  const files = Object.values(Object.groupBy(visits, ({ story }) => story.importPath)) as Visit[][];
  // Longest first, so that no core idles at the end. The visits of one component are shared by several tabs.
  const queue = files.flatMap((each) => chunks(each, 8)).toSorted((a, b) => b.length - a.length);
  const pictures: PictureResult[] = [];
  const issues: Issue[] = [];
  let done = 0;
  const open = async () => Visitor.open(await newContext(browser), address, compare);
  await inTabs(queue, open, async (visitor, visitsOfFile) => {
    for (const visit of visitsOfFile) {
      const found = await visitor.visit(visit);
      pictures.push(...found.pictures);
      issues.push(...found.issues);
      showProgress(++done, visits.length);
    }
  });
  await Promise.all(browser.contexts().map((context) => context.close()));
  return { pictures, issues };
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function newContext(browser: Storybook['browser']) {
  return browser.newContext({ deviceScaleFactor: 1, locale: 'en-GB', timezoneId: 'Europe/Amsterdam' });
}

async function readOwnGlobals({ browser, address }: Storybook, stories: readonly Story[]) {
  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html`, { waitUntil: 'commit' });
  await page.waitForFunction(isStorybookReady);
  const ids = stories.map(({ id }) => id);
  const found = await page.evaluate(ownGlobals, ids);
  await page.close();
  return found;
}

function showProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} visits ${done === all ? '\n' : ''}`);
  else if (done % 200 === 0) process.stdout.write(`${done} of ${all} visits\n`);
}
