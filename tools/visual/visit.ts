import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page, Request } from 'playwright';
import type { PictureResult } from './baselines.ts';
import { findMotion, findOverflow, lengthenTexts, setDirection } from './axesInPage.ts';
import {
  type Finished,
  isStorybookReady,
  ownGlobals,
  runAxe,
  showStory,
  waitForRendering,
  wantedHeight,
} from './inPage.ts';
import { type OwnGlobals, pictureName, type Story, type Theme, type View, type Visit } from './visits.ts';

const storyTimeoutMs = 30_000;

/**
 * Messages caused by the tools: by Storybook, when an assertion compares events and thereby reads the window; by the
 * browser, when Playwright accesses a mail's frame, in which scripts are blocked.
 */
const expectedMessages = /^Accessing the Story Store is deprecated|^Blocked script execution in 'about:(srcdoc|blank)'/;

/** Maximum height in pixels: WebP and browser surfaces end at 16,383. The rest is cut off. */
const tallest = 16_000;

/** Pixels left of and above the viewport. */
const outside = -100;

/** Maximum number of screenshots until two in a row are equal. */
const attempts = 8;

/** Compares a screenshot, a PNG in base64, with the baseline of that name. */
type ComparePicture = (name: string, screenshot: string) => Promise<PictureResult>;

/** A browser tab that visits one story after the other. A page load takes longer than a visit, so they share one. */
export class Visitor {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #address: string;
  readonly #loading = new Set<Request>();
  #consoleMessages: string[] = [];
  /** The story that the page shows; undefined if the page must be reloaded. */
  #shown: Story | undefined;

  /** `address` is the origin of the served Storybook. */
  constructor(page: Page, session: CDPSession, address: string) {
    this.#page = page;
    this.#session = session;
    this.#address = address;
    page.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type());
      if (isFault && !expectedMessages.test(message.text())) this.#consoleMessages.push(message.text());
    });
    page.on('request', (request) => this.#loading.add(request));
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
    page.on('pageerror', (error) => this.#consoleMessages.push(error.message));
  }

  /** Globals that these stories set, by the story's id. */
  async ownGlobals(ids: string[]): Promise<Record<string, OwnGlobals>> {
    // The first visit reports messages from here on: the stories' file loads only once.
    this.#consoleMessages = [];
    if (!this.#shown) await this.#load();
    return this.#page.evaluate(ownGlobals, ids);
  }

  async #load(): Promise<void> {
    await this.#page.goto(`${this.#address}/iframe.html`, { waitUntil: 'commit' });
    await this.#page.waitForFunction(isStorybookReady);
  }

  /**
   * Opens the story, lets it play, then takes the pictures of each view. Issues do not stop the pictures; each is one
   * line.
   */
  async visit(
    { story, views, globals, isChecked }: Visit,
    compare: ComparePicture,
  ): Promise<{ pictures: PictureResult[]; issues: string[] }> {
    this.#loading.clear();
    const pictures: PictureResult[] = [];
    const issues: string[] = [];
    if (views[0]) await this.#page.setViewportSize(views[0].window);
    const { status, thrown } = await this.#show(story, globals);
    if (thrown || status === 'error') issues.push(`play: ${thrown ?? 'The story failed.'}`);
    for (const view of thrown ? [] : views) {
      await this.#page.setViewportSize(view.window);
      await this.#growTo(view.window.width);
      for (const theme of view.themes) {
        await this.#setTheme(story, theme);
        if (view.runsAxe) issues.push(...(await this.#runAxe(story, view, theme)));
        const name = pictureName(story, view, theme);
        pictures.push(await this.#stablePicture((screenshot) => compare(name, screenshot)));
      }
    }
    if (isChecked && !thrown) issues.push(...(await this.#checkAxes(story)));
    issues.push(...this.#consoleMessages.splice(0).map((message) => `console: ${message}`));
    const lines = issues.map((issue) => `${story.id}, ${issue.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
    return { pictures, issues: lines };
  }

  /** Mails follow the system, everything else the theme switch. */
  async #setTheme({ title }: Story, theme: Theme): Promise<void> {
    if (title.startsWith('Mails/')) await this.#page.emulateMedia({ colorScheme: theme });
    await this.#page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  }

  async #runAxe({ id: storyId }: Story, { window, themes }: View, theme: Theme): Promise<string[]> {
    const violations = await this.#page.evaluate(runAxe, { storyId, isContrastOnly: theme !== themes[0] });
    return violations.map((each) => `axe at ${window.width} px, ${theme}: ${each}`);
  }

  async #show(story: Story, globals: Visit['globals']): Promise<Finished> {
    const shown = this.#shown;
    this.#shown = undefined;
    if (shown) {
      // Otherwise the browser shows a cached image of another size.
      for (const cacheDisabled of [true, false])
        await this.#session.send('Network.setCacheDisabled', { cacheDisabled });
    } else {
      await this.#load();
    }
    // Otherwise the browser's default pointer position may hover the element in the corner.
    await this.#page.mouse.move(outside, outside);
    const finished = this.#page.evaluate(showStory, { storyId: story.id, isShown: shown?.id === story.id, globals });
    const late: Finished = { status: 'error', thrown: `The story did not finish within ${storyTimeoutMs / 1000} s.` };
    const result = await Promise.race([finished, sleep(storyTimeoutMs, late, { ref: false })]);
    if (!result.thrown) this.#shown = story;
    return result;
  }

  /**
   * Checks the current story: no motion under reduced motion, and no horizontal overflow from right to left, in large
   * text or with long words, which also shows that usual words fit.
   */
  async #checkAxes({ title }: Story): Promise<string[]> {
    const page = this.#page;
    const issues: string[] = [];
    const check = async (axis: string, find: () => string[]) => {
      let found: string[] = [];
      // Parts that follow a resize by an observer need more than one frame on a busy machine.
      for (let attempt = 0; attempt < attempts && (attempt === 0 || found.length > 0); attempt++) {
        await page.evaluate(waitForRendering);
        found = await page.evaluate(find);
      }
      if (found.length > 0) issues.push(`${axis}: ${found.join('; ')}`);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const own = await page.evaluate(setDirection, 'rtl');
    await check('reduced motion', findMotion);
    await check('right to left', findOverflow);
    await page.evaluate(setDirection, own);
    await page.emulateMedia({ reducedMotion: null, colorScheme: null });

    await page.setViewportSize({ width: 320, height: 640 });
    if (title.startsWith('Primitives/')) {
      await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
      await check('320 px, text at 200 %', findOverflow);
      await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
    }
    await page.evaluate(lengthenTexts);
    await check('320 px, long words', findOverflow);
    return issues;
  }

  /** Makes the viewport as high as the page: content below it is not rendered, and fixed elements are misplaced. */
  async #growTo(width: number): Promise<void> {
    // A larger viewport can reveal elements that make the page higher again.
    for (let round = 0; round < 2; round++) {
      await this.#waitForRendering();
      const height = Math.min(tallest, await this.#page.evaluate(wantedHeight));
      if (height === this.#page.viewportSize()?.height) return;
      await this.#page.setViewportSize({ width, height });
    }
  }

  /**
   * Takes screenshots until one equals its baseline, or two in a row are equal. Returns the first of the equal ones.
   */
  async #stablePicture(compare: (screenshot: string) => Promise<PictureResult>): Promise<PictureResult> {
    await this.#waitForRendering();
    let screenshot = await this.#screenshot();
    let result = await compare(screenshot);
    for (let attempt = 0; result.failure; attempt++) {
      if (attempt === attempts)
        return { ...result, failure: `${result.failure} It changes from screenshot to screenshot.` };
      await this.#page.waitForTimeout(100);
      await this.#waitForRendering();
      const before = screenshot;
      screenshot = await this.#screenshot();
      if (screenshot === before) break;
      result = await compare(screenshot);
    }
    return result;
  }

  /** Images of stylesheets and themes: only the network shows when they have loaded. */
  async #waitForRendering(): Promise<void> {
    await this.#page.evaluate(waitForRendering);
    const deadline = performance.now() + storyTimeoutMs;
    while (this.#loading.size > 0 && performance.now() < deadline) {
      await this.#page.waitForTimeout(20);
      await this.#page.evaluate(waitForRendering);
    }
  }

  async #screenshot(): Promise<string> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return data;
  }
}
