import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from '../browser.ts';
import { readCommandLine } from '../commandLine.ts';
import { problemsOfDocsPage } from './docsInPage.ts';
import { cache } from './places.ts';
import { serveFolder } from '../serveFolder.ts';
import { buildStorybook } from './storybook.ts';
import { themes } from './stories.ts';

const usage = `Opens every docs page of Storybook, by turns in one theme and the other. Fails when a story has
changed the page's direction or theme or is not in a frame, when the page or a story in it scrolls sideways,
or when a word is broken in the middle.

  node tools/visual/docsPages.ts [FILTER...]

Each FILTER is a part of a page's title: 'Button', 'Sections/Hero'.`;

const { words: filters } = readCommandLine({ usage, mostWords: Infinity });

/** The exit code that tools/test.mjs reports as 'skipped'. */
const skippedCode = 77;

/** The width beside Storybook's sidebar in a window of 1440 px. The low height shows only the first story of a page. */
const viewport = { width: 1140, height: 200 };

/** Timeout in milliseconds until a docs page is rendered. */
const timeout = 30_000;

interface DocsPage {
  id: string;
  title: string;
}

async function main(): Promise<number> {
  const browserOptions = await testBrowser().catch((error: Error) => {
    process.stdout.write(`Skipped: no browser can run here. ${error.message}\n`);
  });
  if (!browserOptions) return skippedCode;
  const { folder } = await buildStorybook(cache);
  const pages = docsPagesOf(JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'))).filter(({ title }) =>
    filters.length === 0 ? true : filters.some((filter) => title.toLowerCase().includes(filter.toLowerCase())),
  );
  if (pages.length === 0) throw new Error(`No docs page has '${filters.join("' or '")}' in its title.`);

  const server = await serveFolder(folder);
  const { executablePath, args, env } = browserOptions;
  const browser = await chromium.launch({ executablePath, args, env });
  const started = performance.now();
  const failures: string[] = [];
  const visits = pages.map((docsPage, index) => ({ ...docsPage, theme: themes[index % themes.length] ?? 'light' }));
  // Changing the theme renders a page again.
  const queue = visits.toSorted((one, other) => other.theme.localeCompare(one.theme));
  const work = async () => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto(`${server.address}/iframe.html?id=${pages[0]?.id}&viewMode=docs`, { waitUntil: 'commit' });
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, title, theme } = next;
      try {
        const problems = await page.evaluate(problemsOfDocsPage, { id, theme, timeout });
        failures.push(...problems.map((problem) => `${title} (${theme}): ${problem}`));
      } catch (error) {
        failures.push(`${title} (${theme}): ${(error as Error).message}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() + 3 }, work));
  } finally {
    await browser.close();
    await server.close();
  }
  for (const failure of failures.toSorted()) process.stderr.write(`${failure}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${pages.length} docs pages in ${seconds} s: ${failures.length} failures.\n`);
  return failures.length === 0 ? 0 : 1;
}

function docsPagesOf(index: { entries: Record<string, unknown> }): DocsPage[] {
  return (Object.values(index.entries) as (DocsPage & { type: string })[]).filter(({ type }) => type === 'docs');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
