import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key as Keys, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../apps/local-supabase/src/testing/freePort.ts';
import { findWebKitGtk } from '../../../tools/browser.ts';
import type { Driver, Key } from './visitor.ts';

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** GDK's Broadway display has no resolution, and WebKitGTK divides all lengths by it. */
const resolution = 'double gdk_screen_get_resolution(void *screen) { return 96; }';

/** The window of MiniBrowser can be as narrow as a phone without the widths of its toolbar. */
const narrowToolbar = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }';

/** Starts WebKitGTK's driver on a display of its own while `use` runs. Each driver is a browser with a new profile. */
export async function startWebKitGtk(use: (newDriver: () => Promise<Driver>) => Promise<void>): Promise<void> {
  const programs = findWebKitGtk();
  if (!programs) throw new Error('WebKitGTK is not installed.');
  const folder = await mkdtemp(join(tmpdir(), 'podium-webkit-'));
  const library = join(folder, 'resolution.so');
  execFileSync(programs.compiler, ['-shared', '-fPIC', '-x', 'c', '-', '-o', library], { input: resolution });
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowToolbar);
  const [port, displayPort] = [await freePort(), await freePort()];
  const display = `:${displayPort}`;
  const env = {
    ...process.env,
    BROADWAY_DISPLAY: display,
    GDK_BACKEND: 'broadway',
    LD_PRELOAD: library,
    // The sandbox needs rights that containers lack.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    XDG_CONFIG_HOME: folder,
  };
  const children = [
    spawn(programs.display, [`--port=${displayPort}`, display], { stdio: 'ignore' }),
    spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' }),
  ];
  try {
    await answers(displayPort);
    await answers(port);
    await use(() => newSession(`http://localhost:${port}`, programs.browser));
  } finally {
    for (const child of children) child.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function answers(port: number): Promise<void> {
  const isUp = () => fetch(`http://localhost:${port}/status`).then(Boolean, () => false);
  while (!(await isUp())) await sleep(50);
}

async function newSession(server: string, binary: string): Promise<Driver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Without a graphics processor a view transition ends the browser: https://github.com/block/buzz/pull/5768
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--features=!ViewTransitions'] },
    })
    .build();
  const run = (script: (argument: never) => unknown, argument: unknown) =>
    driver.executeScript(`return (${String(script)})(arguments[0])`, argument);
  return {
    goto: (url) => driver.get(url),
    evaluate: (script, argument) => run(script, argument) as Promise<never>,
    click: async (script, argument) => {
      const element = (await run(script, argument)) as WebElement;
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
      await element.click();
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    setWidth: async (width) => void (await driver.manage().window().setRect({ width, height: 800 })),
    close: () => driver.quit(),
  };
}
