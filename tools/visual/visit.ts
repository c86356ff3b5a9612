import type { BrowserContext, CDPSession, Page, Request } from 'playwright';
import sharp from 'sharp';
import { compare, plain, type Picture, type PlainPicture } from './compare.ts';
import { askAxe, comeToRest, enterTheme, prepare, wantedHeight, type Finished, type Violation } from './inPage.ts';
import type { Theme } from './stories.ts';
import type { Visit } from './visits.ts';

/** Trouble of a visit that is no difference of a picture. */
export interface Trouble {
  kind: 'play' | 'axe' | 'console' | 'orphan';
  message: string;
}

/** Milliseconds after which a story that has not finished counts as failed. */
const patience = 30_000;

/**
 * What the tools complain of themselves: Storybook, when an assertion compares events and so reads the window; the
 * browser, when Playwright looks into the frame of a mail, where scripts are locked out.
 */
const toolsOwn = /^Accessing the Story Store is deprecated|^Blocked script execution in 'about:(srcdoc|blank)'/;

/** Pixels; WebP and the surfaces of the browser end at 16,383. What lies below is not pictured. */
const tallest = 16_000;

/** Pixels, to the left of the window and above it. */
const outside = -100;

/** How often a picture is taken until two in a row are alike. */
const attempts = 8;

/** A tab of the browser that visits one story after the other, each in a page of its own. */
export class Visitor {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #address: string;
  readonly #loading = new Set<Request>();
  #complaints: string[] = [];

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

  /** `address` is that of the served Storybook. */
  static async open(context: BrowserContext, address: string): Promise<Visitor> {
    const page = await context.newPage();
    await page.addInitScript(prepare);
    return new Visitor(page, await context.newCDPSession(page), address);
  }

  /**
   * Opens the story, lets it play, then hands over a picture of each theme. `isKnown` says whether a picture is what
   * is expected: one that is need not be taken twice. Trouble is collected and does not keep pictures from being taken.
   */
  async visit(
    { story, window, themes }: Visit,
    isKnown: (picture: PlainPicture, theme: Theme) => boolean,
  ): Promise<{ pictures: Map<Theme, PlainPicture>; trouble: Trouble[] }> {
    this.#complaints = [];
    this.#loading.clear();
    const [first = 'light'] = themes;
    await this.#page.setViewportSize(window);
    await this.#page.goto(`${this.#address}/iframe.html?id=${story.id}&viewMode=story&globals=theme:${first}`, {
      waitUntil: 'commit',
    });
    await this.#parkPointer();
    const finished = await this.#finished();
    const trouble = troubleOf(finished, first);
    const pictures = new Map<Theme, PlainPicture>();
    if (!finished.thrown) {
      await this.#growTo(window.width);
      for (const theme of themes) {
        await this.#page.evaluate(enterTheme, theme);
        if (theme !== first) {
          const violations = await this.#page.evaluate(askAxe, story.id);
          trouble.push(...violations.map((violation) => violationTrouble(violation, theme)));
        }
        pictures.set(theme, await this.#restingPicture((picture) => isKnown(picture, theme)));
      }
    }
    trouble.push(...this.#complaints.map((message) => ({ kind: 'console' as const, message })));
    return { pictures, trouble };
  }

  /** Otherwise the pointer is where the browser takes it to be, at times upon what stands in the corner. */
  async #parkPointer(): Promise<void> {
    await this.#page.mouse.move(outside, outside);
  }

  async #finished(): Promise<Finished> {
    const late = Promise.withResolvers<Finished>();
    const timer = setTimeout(
      () =>
        late.resolve({
          status: 'error',
          violations: [],
          thrown: `The story did not finish within ${patience / 1000} s.`,
        }),
      patience,
    );
    try {
      return await Promise.race([this.#page.evaluate(() => window.storyFinished), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Makes the window as high as the page: what lies below its edge is not drawn, and fixed things stand wrong. */
  async #growTo(width: number): Promise<void> {
    // A window that grows can let things appear that make the page higher once more.
    for (let round = 0; round < 2; round++) {
      await this.#rest();
      const height = Math.min(tallest, await this.#page.evaluate(wantedHeight));
      if (height === this.#page.viewportSize()?.height) return;
      await this.#page.setViewportSize({ width, height });
    }
  }

  /** The page once it stands still: a known picture at once, any other when two in a row are alike. */
  async #restingPicture(isKnown: (picture: PlainPicture) => boolean): Promise<PlainPicture> {
    await this.#parkPointer();
    await this.#rest();
    let picture = await this.#picture();
    if (isKnown(picture)) return picture;
    for (let attempt = 0; attempt < attempts; attempt++) {
      await this.#page.waitForTimeout(100);
      await this.#rest();
      const next = await this.#picture();
      if (compare(picture, next).pixels === 0) return next;
      picture = next;
    }
    return picture;
  }

  /** Style sheets ask for images of their own, and a theme for others; nobody but the network knows when they are here. */
  async #rest(): Promise<void> {
    await this.#page.evaluate(comeToRest);
    const deadline = performance.now() + patience;
    while (this.#loading.size > 0 && performance.now() < deadline) {
      await this.#page.waitForTimeout(20);
      await this.#page.evaluate(comeToRest);
    }
  }

  async #picture(): Promise<PlainPicture> {
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return plain(await decode(Buffer.from(data, 'base64')));
  }
}

/** The pixels of a compressed picture. */
export async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Lossless; more effort makes it slower, not smaller. */
export function encode({ data, width, height }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();
}

function troubleOf({ status, violations, thrown }: Finished, theme: Theme): Trouble[] {
  const trouble = violations.map((violation) => violationTrouble(violation, theme));
  if (thrown) return [{ kind: 'play', message: thrown }, ...trouble];
  if (status === 'error' && trouble.length === 0) return [{ kind: 'play', message: 'The story failed.' }];
  return trouble;
}

function violationTrouble({ rule, help, targets }: Violation, theme: Theme): Trouble {
  return { kind: 'axe', message: `${rule} (${theme}): ${help}: ${targets.join(', ')}` };
}
