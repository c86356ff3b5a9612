import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const manifest = require('../package.json') as { devDependencies: Record<'@sparticuz/chromium', string> };
const root = join(import.meta.dirname, '..');

/** Launch options of the test browser for Playwright and Vitest. */
interface TestBrowser {
  executablePath: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** No background requests, and the same text and colours on every machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Without this flag, a page on a busy machine could stop rendering for good: Chromium 153 does not wake the waiting
  // thread if the last tile of a frame has low priority. With it, none of 180 visits stopped; 10 were expected to.
  '--disable-best-effort-tasks',
  '--force-color-profile=srgb',
];

/**
 * The browser for tests: `CHROMIUM_PATH` if set; on Linux x64 the one in the npm package `@sparticuz/chromium`,
 * unpacked once into `.browser/`; elsewhere Playwright's own, downloaded if it is missing. Rejects with one sentence if
 * there is none.
 */
export async function testBrowser(): Promise<TestBrowser> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names ${given}, but there is no such file.`);
    return { executablePath: given, args };
  }
  return process.platform === 'linux' && process.arch === 'x64' ? packagedBrowser() : playwrightBrowser();
}

async function packagedBrowser(): Promise<TestBrowser> {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  const folder = join(root, '.browser', version);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(folder, 'fontconfig'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/** The package unpacks into the system's temporary folder; a child process with its own TMPDIR redirects it. */
async function unpack(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const code = "await (await import('@sparticuz/chromium')).default.executablePath()";
  await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    // The variable makes the package unpack shared libraries that a minimal system lacks.
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  await mkdir(join(draft, 'fontconfig'));
  const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts', '.cache')}</cachedir>
</fontconfig>
`;
  await writeFile(join(draft, 'fontconfig', 'fonts.conf'), fontsConf);
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true, force: true });
    // Another process may have unpacked it first.
    if (!existsSync(folder)) throw error;
  });
}

async function playwrightBrowser(): Promise<TestBrowser> {
  const { chromium } = await import('playwright');
  if (!existsSync(chromium.executablePath())) {
    await run(process.execPath, [require.resolve('playwright/cli'), 'install', 'chromium'], { cwd: root });
  }
  return { executablePath: chromium.executablePath(), args };
}

/** How tests drive a browser: a build of Playwright, Debian's Firefox, Debian's WebKitGTK, or not at all. */
export type Build = 'playwright' | 'firefox-esr' | 'webkitgtk' | 'none';

const firefoxEsr = '/usr/bin/firefox-esr';

/** Options of a Playwright project for Firefox or WebKit. Playwright's own build is used if it is installed. */
export async function otherBrowser(browserName: 'firefox' | 'webkit') {
  const playwright = await import('playwright');
  if (existsSync(playwright[browserName].executablePath())) {
    return { browserName, build: 'playwright' as Build, launchOptions: {} };
  }
  if (browserName === 'firefox') {
    const build: Build = existsSync(firefoxEsr) ? 'firefox-esr' : 'none';
    return { browserName, build, launchOptions: { channel: 'moz-firefox', executablePath: firefoxEsr } };
  }
  return { browserName, build: (findWebKitGtk() ? 'webkitgtk' : 'none') as Build, launchOptions: {} };
}

/** Programs that run WebKitGTK without a screen. */
export interface WebKitGtk {
  driver: string;
  browser: string;
  display: string;
  compiler: string;
}

/** Undefined if one of the programs is not installed. */
export function findWebKitGtk(): WebKitGtk | undefined {
  const [driver, display, compiler] = ['WebKitWebDriver', 'broadwayd', 'cc'].map((name) =>
    globSync(`/usr/bin/${name}`).at(0),
  );
  const browser = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser').at(0);
  return driver && display && compiler && browser ? { driver, browser, display, compiler } : undefined;
}
