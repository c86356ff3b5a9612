import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { listPictures, writePicture } from './baselines.ts';
import { decide, type PictureResult, writeReport } from './report.ts';
import { serveReport } from './reportServer.ts';

const light = 'primitives-button/primary.390.light.webp';
const dark = 'primitives-button/primary.390.dark.webp';
const wide = 'sections-hero/default.1280.light.webp';
const fresh = 'primitives-badge/fresh.390.light.webp';
const removed = 'sections-old/gone.390.light.webp';

const storyOf = (story: string) => ({ story, file: `packages/${story}.stories.tsx`, pixels: 4, digest: 'digest' });
const change = (id: string) => ({ id, width: 200, height: 100, boxes: [{ left: 20, top: 20, right: 60, bottom: 40 }] });
const pictures: PictureResult[] = [
  { name: light, ...storyOf('Primitives/Button/Primary'), outcome: 'different', change: change('round') },
  { name: dark, ...storyOf('Primitives/Button/Primary'), outcome: 'different', change: change('round, dark') },
  { name: wide, ...storyOf('Sections/Hero/Default'), outcome: 'different', change: change('round') },
  { name: fresh, ...storyOf('Primitives/Badge/Fresh'), outcome: 'new' },
  { name: removed, ...storyOf('sections-old/gone'), outcome: 'orphan' },
];

const grey = (level: number) => ({ data: new Uint8Array(200 * 100 * 4).fill(level), width: 200, height: 100 });

let folder: string;
let report: string;
let baselines: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
  report = join(folder, 'report');
  baselines = join(folder, 'baselines');
  for (const { name, outcome } of pictures) {
    if (outcome !== 'new') await writePicture(join(report, 'baseline'), name, grey(220));
    if (outcome !== 'orphan') await writePicture(join(report, 'actual'), name, grey(120));
    if (outcome === 'different') await writePicture(join(report, 'difference'), name, grey(250));
  }
  await cp(join(report, 'baseline'), baselines, { recursive: true });
  await writeReport(report, { pictures, compared: 9, issues: [] });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The pictures whose baseline is the received picture. */
async function accepted(): Promise<string[]> {
  const received = await readFile(join(report, 'actual', light));
  const names = await listPictures(baselines);
  const files = await Promise.all(names.map((name) => readFile(join(baselines, name))));
  return names.filter((_name, index) => files[index]?.equals(received));
}

describe('decide()', () => {
  const say = (verdict: 'accepted' | 'rejected' | undefined, ...names: string[]) =>
    decide(report, new Set(names), verdict, baselines);
  const digests = () => readFile(join(baselines, 'digests.txt'), 'utf8');

  it('accepting writes baselines with their digests and removes orphans; undoing restores everything', async () => {
    const before = await listPictures(baselines);
    await say('accepted', light, fresh, removed);
    expect(await accepted()).toEqual([fresh, light]);
    expect(await listPictures(baselines)).toEqual([fresh, dark, light, wide]);
    expect(await digests()).toBe(`${fresh} digest\n${light} digest\n`);
    await say(undefined, light, fresh, removed);
    expect(await accepted()).toEqual([]);
    expect(await listPictures(baselines)).toEqual(before);
    expect(await digests()).toBe('');
  });

  it.each([
    [{ pictures: [{ ...pictures[0]!, name: '../../elsewhere.webp' }] }],
    [{ pictures, localBaselines: '/elsewhere' }],
  ])('refuses a report that names files elsewhere', async (foreign) => {
    await writeReport(report, { compared: 1, issues: [], ...foreign });
    await expect(say('accepted', light)).rejects.toThrow('is not a report');
  });
});

const options = await testBrowser().catch(() => undefined);

describe.skipIf(!options)('the page of the report', { timeout: 30_000 }, () => {
  let browser: Browser;
  let page: Page;
  let served: Awaited<ReturnType<typeof serveReport>>;

  beforeAll(async () => {
    browser = await chromium.launch(options);
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    served = await serveReport(report, baselines);
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(served.address);
    await page.locator('nav [aria-current="true"]').waitFor();
  });
  afterEach(async () => {
    await page.close();
    await served.server.close();
  });

  const heading = () => page.locator('main h2').innerText();
  const status = (text: string) => page.getByRole('status').getByText(text).waitFor();

  it('accepts, rejects and undoes with the keyboard', async () => {
    expect(await heading()).toContain('Fresh');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    await status(`${fresh} accepted.`);
    expect(await heading()).toContain('Primary');
    await page.keyboard.press('r');
    await status(`${dark} rejected.`);
    await page.keyboard.press('a');
    await status(`${light} accepted.`);
    expect(await accepted()).toEqual([fresh, light]);
    await page.keyboard.press('u');
    await status('Undone.');
    expect(await accepted()).toEqual([fresh]);
    await page.reload();
    await page.getByText('3 of 5 to review').waitFor();
  });

  it('shows slider, both sides and difference, with keys and with the slider', async () => {
    await page.getByRole('button', { name: /^Primary.*390 light/ }).press('Enter');
    const slider = page.getByRole('slider', { name: 'Share of the baseline' });
    await slider.press('End');
    expect(await slider.inputValue()).toBe('100');
    for (const [key, mode, ...images] of [
      ['2', 'Side by side', 'Baseline', 'Received'],
      ['3', 'Difference', 'Difference'],
      ['1', 'Slider', 'Baseline', 'Received'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('button', { name: mode, pressed: true }).waitFor();
      for (const name of images) await page.getByRole('img', { name, exact: true }).waitFor();
    }
  });

  it('filters by theme, width and name, and accepts only what is shown', async () => {
    const listed = page.locator('nav li');
    expect(await listed.count()).toBe(5);
    await page.getByRole('combobox', { name: 'theme' }).selectOption('light');
    expect(await listed.count()).toBe(4);
    await page.getByRole('combobox', { name: 'width' }).selectOption('390');
    expect(await listed.count()).toBe(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('/');
    await page.keyboard.type('b');
    await page.getByRole('button', { name: 'Accept all 2 shown' }).click();
    await status('2 pictures accepted.');
    expect(await accepted()).toEqual([fresh, light]);
  });

  it('groups by identical change and accepts a group', async () => {
    await page.keyboard.press('g');
    const group = page.getByRole('region', { name: 'Change 1 in 2 pictures' });
    await group.getByRole('button', { name: 'Accept 2' }).click();
    await status('2 pictures accepted.');
    expect(await accepted()).toEqual([light, wide]);
  });

  it.each<Record<string, string>>([
    { origin: 'http://127.0.0.1:4173' },
    // A program that sends no origin.
    {},
    // A host name that resolves to this machine.
    { origin: 'http://report.example:6116', host: 'report.example:6116' },
  ])('refuses another origin: %j', async (headers) => {
    const body = JSON.stringify({ names: [light], verdict: 'accepted' });
    expect((await fetch(`${served.address}/verdicts`, { method: 'POST', headers, body })).status).toBe(403);
    expect(await accepted()).toEqual([]);
  });
});
