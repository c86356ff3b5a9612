import { readCommandLine } from '../commandLine.ts';
import { isDocsPageRendered, problemsOfDocsPage } from './docsInPage.ts';
import { exitWith, inTabs, openStorybook } from './storybook.ts';
import { containsOne, themes } from './visits.ts';

const usage = `Opens every docs page of Storybook, alternating between the themes. Fails when a story has
changed the page's direction or theme or is not in a frame, when the page or a story in it scrolls sideways,
or when a word is broken in the middle.

  node tools/visual/docsPages.ts [FILTER...]

Each FILTER is a part of a page's title: 'Button', 'Sections/Hero'.`;

const { words: filters } = readCommandLine({ usage, mostWords: Infinity });

/** The width beside Storybook's sidebar in a window of 1440 px. The low height shows only the first story of a page. */
const viewport = { width: 1140, height: 200 };

/** How often a page with faults is checked again. */
const attempts = 5;

await exitWith(async () => {
  await using storybook = await openStorybook();
  const { address, browser, entries } = storybook;
  const pages = entries.filter(({ type, title }) => type === 'docs' && containsOne([title], filters));
  if (pages.length === 0) throw new Error(`No docs page has '${filters.join("' or '")}' in its title.`);

  const started = performance.now();
  const failures: string[] = [];
  const visits = pages.map(({ id, title }, index) => ({ id, title, theme: themes[index % themes.length] ?? 'light' }));
  const open = () => browser.newPage({ viewport, reducedMotion: 'reduce' });
  await inTabs(visits, open, async (page, { id, title, theme }) => {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    const find = () => page.evaluate(problemsOfDocsPage, theme);
    const problems = await page
      .waitForFunction(isDocsPageRendered)
      .then(async () => {
        let found = await find();
        // The browser loads the hyphenation of a language only after its first layout.
        for (let attempt = 0; found.length > 0 && attempt < attempts; attempt++) {
          await page.waitForTimeout(200);
          found = await find();
        }
        return found;
      })
      .catch((error: Error) => [error.message]);
    failures.push(...problems.map((problem) => `${title} (${theme}): ${problem}`));
  });
  for (const failure of failures.toSorted()) process.stderr.write(`${failure}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${pages.length} docs pages in ${seconds} s: ${failures.length} failures.\n`);
  return failures.length === 0 ? 0 : 1;
});
