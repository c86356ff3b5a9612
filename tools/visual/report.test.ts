import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testBrowser } from '../browser.ts';
import { listPictures, writePicture } from './baselines.ts';
import type { Picture } from './compare.ts';
import { localFolder } from './places.ts';
import { decide, type PictureResult, readReport, undecided, writeReport } from './report.ts';
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

function grey(level: number): Picture {
  return { data: new Uint8Array(200 * 100 * 4).fill(level), width: 200, height: 100 };
}

let folder: string;
let report: string;
let baselines: string;

/** 'before' and 'after' are the baseline that was compared with, and the received picture. */
async function stateOf(name: string): Promise<string> {
  const read = async (from: string) => readFile(join(from, name)).catch(() => undefined);
  const [baseline, before, after] = await Promise.all(
    [baselines, join(report, 'baseline'), join(report, 'actual')].map(read),
  );
  if (!baseline) return 'none';
  return before?.equals(baseline) ? 'before' : after?.equals(baseline) ? 'after' : 'another';
}

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

describe('decide()', () => {
  const say = (verdict: 'accepted' | 'rejected' | undefined, ...names: string[]) =>
    decide(report, new Set(names), verdict, baselines);
  const states = () => Promise.all([light, fresh, removed].map(stateOf));

  it('accepting writes baselines with their digests and removes orphans; undoing restores everything', async () => {
    await say('accepted', light, fresh, removed);
    expect(await states()).toEqual(['after', 'after', 'none']);
    expect(await readFile(join(baselines, 'digests.txt'), 'utf8')).toBe(`${fresh} digest\n${light} digest\n`);
    await say(undefined, light, fresh, removed);
    expect(await states()).toEqual(['before', 'none', 'before']);
    expect(await readFile(join(baselines, 'digests.txt'), 'utf8')).toBe('');
  });

  it('rejecting writes no baseline', async () => {
    await say('rejected', light, fresh, removed);
    expect(await states()).toEqual(['before', 'none', 'before']);
    expect((await readReport(report)).pictures.map(({ verdict }) => verdict)).toContain('rejected');
  });

  it('local baselines do not touch those in git', async () => {
    const local = join(localFolder, 'test');
    onTestFinished(() => rm(local, { recursive: true, force: true }));
    await writeReport(report, { pictures, compared: 9, issues: [], localBaselines: local });
    await say('accepted', light, fresh);
    expect(await listPictures(local)).toEqual([fresh, light]);
    expect(await states()).toEqual(['before', 'none', 'before']);
  });

  it.each([
    [{ pictures: [{ ...pictures[0]!, name: '../../elsewhere.webp' }] }],
    [{ pictures, localBaselines: '/elsewhere' }],
  ])('refuses a report that names files elsewhere', async (foreign) => {
    await writeReport(report, { compared: 1, issues: [], ...foreign });
    await expect(say('accepted', light)).rejects.toThrow('is no report');
  });

  it('a filter of the command line finds undecided pictures by story and file', async () => {
    const found = async (...filters: string[]) => undecided(await readReport(report), filters).map(({ name }) => name);
    await say('rejected', dark);
    expect(await found()).toEqual([light, wide, fresh, removed]);
    expect(await found('button')).toEqual([light]);
    expect(await found('Hero/Default', 'packages/primitives/badge')).toEqual([wide, fresh]);
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
    await current().waitFor();
  });
  afterEach(async () => {
    await page.close();
    await served.server.close();
  });

  const current = () => page.locator('nav [aria-current="true"]');
  const heading = () => page.locator('main h2').innerText();
  const listed = () => page.locator('nav li button').allInnerTexts();
  const status = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

  it('accepts, rejects and undoes with the keyboard', async () => {
    expect(await heading()).toContain('Fresh');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    await status(`${fresh} accepted.`);
    expect(await stateOf(fresh)).toBe('after');
    expect(await heading()).toContain('Primary');
    await page.keyboard.press('r');
    await status(`${dark} rejected.`);
    expect(await stateOf(dark)).toBe('before');
    await page.keyboard.press('a');
    await status(`${light} accepted.`);
    expect(await stateOf(light)).toBe('after');
    await page.keyboard.press('u');
    await status('Undone.');
    expect(await stateOf(light)).toBe('before');
    await page.reload();
    await page.getByText('3 of 5 to review').waitFor();
  });

  it('shows slider, both sides and difference, with keys and with the slider', async () => {
    await page.getByRole('button', { name: /^Primary.*390 light/ }).press('Enter');
    const slider = page.getByRole('slider', { name: 'Share of the baseline' });
    await slider.press('End');
    expect(await slider.inputValue()).toBe('100');
    for (const [key, alternatives] of [
      ['2', ['Baseline', 'Received']],
      ['3', ['Difference']],
      ['1', ['Baseline', 'Received']],
    ] as const) {
      await page.keyboard.press(key);
      await expect
        .poll(() => page.locator('main [aria-pressed="true"]').innerText())
        .toBe(['Slider', 'Side by side', 'Difference'][Number(key) - 1]);
      for (const name of alternatives) await page.getByRole('img', { name, exact: true }).waitFor();
    }
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  });

  it('filters by theme, width and name, and accepts only what is shown', async () => {
    expect(await listed()).toHaveLength(5);
    await page.getByRole('combobox', { name: 'theme' }).selectOption('light');
    expect(await listed()).toHaveLength(4);
    await page.getByRole('combobox', { name: 'width' }).selectOption('390');
    expect(await listed()).toHaveLength(3);
    await page.keyboard.press('Tab');
    await page.keyboard.press('/');
    await page.keyboard.type('b');
    await page.getByRole('button', { name: 'Accept all 2 shown' }).click();
    await status('2 pictures accepted.');
    expect(await Promise.all([light, fresh, dark, wide, removed].map(stateOf))).toEqual([
      'after',
      'after',
      'before',
      'before',
      'before',
    ]);
  });

  it('groups by identical change and accepts a group', async () => {
    await page.keyboard.press('g');
    const group = page.getByRole('region', { name: 'Change 1 in 2 pictures' });
    await group.getByRole('button', { name: 'Accept 2' }).click();
    await status('2 pictures accepted.');
    expect(await Promise.all([light, wide, dark].map(stateOf))).toEqual(['after', 'after', 'before']);
  });

  it('refuses another origin', async () => {
    const body = JSON.stringify({ names: [light], verdict: 'accepted' });
    const foreign = createServer((_request, response) => void response.end('<title>Foreign</title>')).listen(
      0,
      '127.0.0.1',
    );
    await new Promise((resolve) => foreign.once('listening', resolve));
    const { port } = foreign.address() as { port: number };
    await page.goto(`http://127.0.0.1:${port}`);
    for (const mode of ['cors', 'no-cors'] as const) {
      const type = await page.evaluate(postFrom, [served.address, body, mode] as const);
      expect(type).toBe(mode === 'cors' ? 'blocked' : 'opaque');
    }
    foreign.close();
    const senders: Record<string, string>[] = [
      { origin: `http://127.0.0.1:${port}` },
      // A program, which names no origin.
      {},
      // A name that resolves to this machine.
      { origin: 'http://report.example:6116', host: 'report.example:6116' },
    ];
    for (const headers of senders) {
      expect((await fetch(`${served.address}/verdicts`, { method: 'POST', headers, body })).status).toBe(403);
    }
    expect(await stateOf(light)).toBe('before');
  });
});

/** Runs in the page. */
function postFrom([address, body, mode]: readonly [string, string, RequestMode]): Promise<string> {
  return fetch(`${address}/verdicts`, { method: 'POST', mode, body }).then(
    ({ type }) => type,
    () => 'blocked',
  );
}
