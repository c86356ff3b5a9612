import { type ElementHandle, expect, type Page, test as base } from '@playwright/test';
import type { Build } from '../../../tools/browser.ts';
import { startWebKitGtk } from './webKitGtk.ts';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight';

/** What a journey needs from a driver. Playwright cannot drive Debian's WebKitGTK, WebDriver can. */
export interface Driver {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It cannot use variables from outside. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  click<Argument>(find: (argument: Argument) => HTMLElement | null, argument: Argument): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  setWidth(width: number): Promise<void>;
  close(): Promise<void>;
}

const selectors = {
  link: 'a[href]',
  button: 'button',
  choice: '[role=radio], [role=checkbox], [type=radio], [type=checkbox]',
  field: 'input, textarea',
  heading: 'h1, h2, h3',
  tab: '[role=tab]',
};

type Kind = keyof typeof selectors;

interface Target {
  selector: string;
  name: string;
  /** In WebKit `:focus` matches nothing while the window is not focused. @default false */
  hasFocus?: boolean;
}

/** Runs in the page: the first visible element of the topmost dialog or the page whose name starts with `name`. */
function find({ selector, name, hasFocus = false }: Target): HTMLElement | null {
  const part = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const nameOf = (element: HTMLElement) => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (element.getAttribute('aria-label') ?? (label?.[0] ?? element).textContent).replace(/\s+/g, ' ').trim();
  };
  const isWanted = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    nameOf(element).startsWith(name) &&
    (!hasFocus || element === document.activeElement);
  return [...part.querySelectorAll<HTMLElement>(selector)].find(isWanted) ?? null;
}

/** Shorter than Playwright's: most steps take two or three polls. */
const intervals = [30, 60, 120];

/** A visitor who uses the site in a browser, with pointer and keyboard. */
export class Visitor {
  readonly driver: Driver;
  readonly address: string;

  constructor(driver: Driver, address: string) {
    this.driver = driver;
    this.address = address;
  }

  /** Opens a path or an address and waits until the app has started. */
  async open(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.address).href);
    await this.expect(() => (window as { podiumQueue?: { isHydrated: boolean } }).podiumQueue?.isHydrated, true);
  }

  /** Waits until a function that runs in the page returns `expected`. */
  async expect<Result>(run: () => Result, expected: Result): Promise<void> {
    await expect.poll(() => this.driver.evaluate(run, undefined), { intervals }).toEqual(expected);
  }

  async sees(text: string): Promise<void> {
    const shown = () => this.driver.evaluate(() => document.body.innerText.toLowerCase(), undefined);
    await expect.poll(shown, { message: text, intervals }).toContain(text.toLowerCase());
  }

  async isAt(path: string): Promise<void> {
    await this.expect(() => location.pathname, path);
  }

  async clicks(kind: Kind, name: string): Promise<void> {
    const target = { selector: selectors[kind], name };
    const isThere = () => this.driver.evaluate(find, target).then(Boolean);
    await expect.poll(isThere, { message: `${kind} '${name}'`, intervals }).toBe(true);
    await this.driver.click(find, target);
  }

  async fills(label: string, text: string): Promise<void> {
    await this.clicks('field', label);
    await this.driver.type(text);
  }

  async presses(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async hasFocusOn(kind: Kind, name: string): Promise<void> {
    await expect
      .poll(() => this.#isFocused(kind, name), { message: `focus on ${kind} '${name}'`, intervals })
      .toBe(true);
  }

  /** Presses Tab until the element has focus. */
  async tabsTo(kind: Kind, name: string): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      await this.driver.press('Tab');
      if (await this.#isFocused(kind, name)) return;
    }
    throw new Error(`Forty presses of Tab do not lead to ${kind} '${name}'.`);
  }

  async #isFocused(kind: Kind, name: string): Promise<boolean> {
    return (await this.driver.evaluate(find, { selector: selectors[kind], name, hasFocus: true })) !== null;
  }
}

function driverOf(page: Page): Driver {
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    click: async (run, argument) => {
      const element = (await page.evaluateHandle(run as never, argument)) as unknown as ElementHandle;
      await element.click();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    setWidth: (width) => page.setViewportSize({ width, height: 800 }),
    close: () => page.context().close(),
  };
}

/** Journeys in Firefox or WebKit, each signed out in a new profile. */
export const test = base.extend<{ visitor: Visitor }, { build: Build; newDriver: (() => Promise<Driver>) | null }>({
  build: ['none', { option: true, scope: 'worker' }],
  newDriver: [
    async ({ playwright, browserName, launchOptions, build }, use) => {
      if (build !== 'playwright' && process.env['BROWSERS'] === 'all') {
        throw new Error(`Playwright's ${browserName} is not installed.`);
      } else if (build === 'none') {
        process.stdout.write(`No ${browserName} on this machine: its journeys are skipped.\n`);
        await use(null);
      } else if (build === 'webkitgtk') {
        await startWebKitGtk(use);
      } else {
        const browser = await playwright[browserName].launch(launchOptions);
        await use(async () => driverOf(await browser.newPage({ locale: 'en-GB' })));
        await browser.close();
      }
    },
    { scope: 'worker' },
  ],
  visitor: async ({ newDriver, browserName }, use, testInfo) => {
    if (!newDriver) return testInfo.skip(true, `no ${browserName} on this machine`);
    const driver = await newDriver();
    await use(new Visitor(driver, process.env['PODIUM_ADDRESS'] ?? ''));
    await driver.close();
  },
});
