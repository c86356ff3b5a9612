import type { BrowserContext, CDPSession, Page, Request } from 'playwright';
import {
  findMotion,
  findOverflow,
  focusedStop,
  lengthenTexts,
  numberStops,
  setDirection,
  setLetterSize,
} from './axesInPage.ts';
import {
  askAxe,
  comeToRest,
  enterTheme,
  firstStory,
  prepare,
  showStory,
  wantedHeight,
  type Finished,
  type Violation,
} from './inPage.ts';
import type { Story, Theme } from './stories.ts';
import { pictureName, type Visit } from './visits.ts';

/** A failure of a visit that is not a difference of a picture. */
export interface Trouble {
  kind: 'play' | 'axe' | 'console' | 'axis';
  message: string;
}

/** Timeout in milliseconds of a story. */
const patience = 30_000;

/**
 * Messages caused by the tools: by Storybook, when an assertion compares events and thereby reads the window; by the
 * browser, when Playwright accesses a mail's frame, in which scripts are blocked.
 */
const toolsOwn = /^Accessing the Story Store is deprecated|^Blocked script execution in 'about:(srcdoc|blank)'/;

/** Maximum height in pixels: WebP and browser surfaces end at 16,383. The rest is cut off. */
const tallest = 16_000;

/** Pixels left of and above the viewport. */
const outside = -100;

/** Maximum number of screenshots until two in a row are equal. */
const attempts = 8;

/** A screenshot that the browser has encoded: a PNG in base64. */
export type Screenshot = string;

export interface Shot {
  name: string;
  screenshot: Screenshot;
  /** Whether it is known to equal the baseline. */
  isKnown: boolean;
}

type IsKnown = (name: string, screenshot: Screenshot) => Promise<boolean>;

export interface ViewTrouble extends Trouble {
  story: string;
  width: number | undefined;
}

/** A browser tab that visits one story after the other. A page load takes longer than a visit, so they share one. */
export class Visitor {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #address: string;
  readonly #loading = new Set<Request>();
  #complaints: string[] = [];
  /** The story that the page shows; undefined if the page must be reloaded. */
  #shown: Story | undefined;

  private constructor(page: Page, session: CDPSession, address: string) {
    this.#page = page;
    this.#session = session;
    this.#address = address;
    page.on('console', (message) => {
      const isComplaint = ['error', 'warning'].includes(message.type());
      if (isComplaint && !toolsOwn.test(message.text())) this.#complaints.push(message.text());
    });
    page.on('request', (request) => this.#loading.add(request));
    page.on('requestfinished', (request) => this.#loading.delete(request));
    page.on('requestfailed', (request) => this.#loading.delete(request));
    page.on('pageerror', (error) => this.#complaints.push(error.message));
  }

  /** `address` is the origin of the served Storybook. */
  static async open(context: BrowserContext, address: string): Promise<Visitor> {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    return new Visitor(page, await context.newCDPSession(page), address);
  }

  /**
   * Opens the story, lets it play, then takes the pictures of each view. `isKnown` returns whether a picture equals the
   * baseline; such a picture is not taken twice. Failures are collected and do not stop the pictures.
   */
  async visit(visit: Visit, isKnown: IsKnown): Promise<{ shots: Shot[]; trouble: ViewTrouble[] }> {
    const { story, views, direction, isChecked } = visit;
    this.#complaints = [];
    this.#loading.clear();
    const shots: Shot[] = [];
    const trouble: ViewTrouble[] = [];
    const tell = (found: readonly Trouble[], at = views[0]) =>
      trouble.push(...found.map((each) => ({ ...each, story: story.id, width: at?.window.width })));
    if (views[0]) await this.#page.setViewportSize(views[0].window);
    await this.#parkPointer();
    const finished = await this.#show(story, direction);
    tell(troubleOf(finished));
    if (!finished.thrown) {
      for (const view of views) {
        await this.#page.setViewportSize(view.window);
        await this.#growTo(view.window.width);
        for (const theme of view.themes) {
          await this.#page.evaluate(enterTheme, theme);
          if (view.asksAxe) tell(await this.#askAxe(story, theme, theme !== view.themes[0]), view);
          shots.push(await this.#restingPicture(pictureName(story, view, theme), isKnown));
        }
      }
      if (isChecked) tell(await this.#checkAxes(story));
      if (direction === 'rtl') tell(await this.#walk());
    }
    tell(this.#complaints.map((message) => ({ kind: 'console', message })));
    return { shots, trouble };
  }

  async #askAxe({ id }: Story, theme: Theme, isContrastOnly: boolean): Promise<Trouble[]> {
    const violations = await this.#page.evaluate(askAxe, { storyId: id, isContrastOnly });
    return violations.map((violation) => violationTrouble(violation, theme));
  }

  /** Otherwise the browser's default pointer position may hover the element in the corner. */
  async #parkPointer(): Promise<void> {
    await this.#page.mouse.move(outside, outside);
  }

  async #show(story: Story, direction: 'ltr' | 'rtl'): Promise<Finished> {
    const shown = this.#shown;
    this.#shown = undefined;
    let finished: Promise<Finished>;
    if (shown) {
      // Otherwise the browser shows an image of another size that it has already loaded.
      for (const cacheDisabled of [true, false])
        await this.#session.send('Network.setCacheDisabled', { cacheDisabled });
      finished = this.#page.evaluate(showStory, { storyId: story.id, isShown: shown.id === story.id, direction });
    } else {
      // The addon would run axe after every story; `visit` asks it once per story.
      const globals = `a11y.manual:!true;direction:${direction}`;
      await this.#page.goto(`${this.#address}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`, {
        waitUntil: 'commit',
      });
      finished = this.#page.evaluate(firstStory);
    }
    const { promise: timeout, resolve } = Promise.withResolvers<Finished>();
    const timer = setTimeout(
      () => resolve({ status: 'error', thrown: `The story did not finish within ${patience / 1000} s.` }),
      patience,
    );
    try {
      const result = await Promise.race([finished, timeout]);
      if (!result.thrown) this.#shown = story;
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Checks the current story: no motion under reduced motion, and no horizontal overflow in either direction or with
   * long words.
   */
  async #checkAxes({ title }: Story): Promise<Trouble[]> {
    const page = this.#page;
    const trouble: Trouble[] = [];
    const check = async (axis: string, find: () => string[]) => {
      let found: string[] = [];
      // Parts that follow a resize by an observer need more than one frame on a busy machine.
      for (let attempt = 0; attempt < attempts && (attempt === 0 || found.length > 0); attempt++) {
        await page.evaluate(comeToRest);
        found = await page.evaluate(find);
      }
      if (found.length > 0) trouble.push({ kind: 'axis', message: `${axis}: ${found.join('; ')}` });
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await check('reduced motion', findMotion);
    await page.emulateMedia({ reducedMotion: null });

    const own = await page.evaluate(setDirection, 'rtl');
    await check('right to left', findOverflow);
    await page.evaluate(setDirection, own);

    await page.setViewportSize({ width: 320, height: 640 });
    await check('320 px', findOverflow);
    if (title.startsWith('Primitives/')) {
      await page.evaluate(setLetterSize, 200);
      await check('320 px, text at 200 %', findOverflow);
      await page.evaluate(setLetterSize, 100);
    }
    await page.evaluate(lengthenTexts);
    await check('320 px, long words', findOverflow);
    return trouble;
  }

  /** Checks that the Tab key reaches every control in DOM order. */
  async #walk(): Promise<Trouble[]> {
    const stops = await this.#page.evaluate(numberStops);
    for (let stop = 0; stop < stops; stop++) {
      const focused = await this.#page.evaluate(focusedStop);
      if (focused !== stop) {
        return [{ kind: 'axis', message: `keyboard: the focus is on stop ${focused}, not on ${stop} of ${stops}.` }];
      }
      await this.#page.keyboard.press('Tab');
    }
    return [];
  }

  /** Makes the viewport as high as the page: content below it is not rendered, and fixed elements are misplaced. */
  async #growTo(width: number): Promise<void> {
    // A larger viewport can reveal elements that make the page higher again.
    for (let round = 0; round < 2; round++) {
      await this.#rest();
      const height = Math.min(tallest, await this.#page.evaluate(wantedHeight));
      if (height === this.#page.viewportSize()?.height) return;
      await this.#page.setViewportSize({ width, height });
    }
  }

  /** A picture of the page at rest: a known picture is accepted at once, any other when two in a row are equal. */
  async #restingPicture(name: string, isKnown: IsKnown): Promise<Shot> {
    await this.#parkPointer();
    await this.#rest();
    let screenshot = await this.#screenshot();
    if (await isKnown(name, screenshot)) return { name, screenshot, isKnown: true };
    for (let attempt = 0; attempt < attempts; attempt++) {
      await this.#page.waitForTimeout(100);
      await this.#rest();
      const before = screenshot;
      screenshot = await this.#screenshot();
      if (screenshot === before) break;
    }
    return { name, screenshot, isKnown: false };
  }

  /** Stylesheets and themes request their own images; only the network shows when they have loaded. */
  async #rest(): Promise<void> {
    await this.#page.evaluate(comeToRest);
    const deadline = performance.now() + patience;
    while (this.#loading.size > 0 && performance.now() < deadline) {
      await this.#page.waitForTimeout(20);
      await this.#page.evaluate(comeToRest);
    }
  }

  async #screenshot(): Promise<Screenshot> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return data;
  }
}

function troubleOf({ status, thrown }: Finished): Trouble[] {
  if (thrown) return [{ kind: 'play', message: thrown }];
  return status === 'error' ? [{ kind: 'play', message: 'The story failed.' }] : [];
}

function violationTrouble({ rule, help, targets }: Violation, theme: Theme): Trouble {
  return { kind: 'axe', message: `${rule} (${theme}): ${help}: ${targets.join(', ')}` };
}
