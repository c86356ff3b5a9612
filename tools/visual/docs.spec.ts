import { expect, test as base, type Page } from '@playwright/test';
import { isDocsPageRendered, problemsOfDocsPage } from './docsInPage.ts';
import { readPlan } from './plan.ts';
import { themes } from './visits.ts';

const { address, docs } = readPlan();

/** The width beside Storybook's sidebar in a window of 1440 px. The low height shows only the first story of a page. */
const viewport = { width: 1140, height: 200 };

/** One tab shows all docs pages of a worker. */
const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => use(await browser.newPage({ viewport, reducedMotion: 'reduce' })),
    { scope: 'worker' },
  ],
});

for (const [index, { id, title }] of docs.entries()) {
  const theme = themes[index % themes.length] ?? 'light';
  test(`${title} (${theme})`, async ({ tab }) => {
    await tab.goto(`${address}/iframe.html?id=${id}&viewMode=docs&globals=theme:${theme}`);
    await tab.waitForFunction(isDocsPageRendered);
    // The browser loads the hyphenation of a language only after its first layout.
    await expect.poll(() => tab.evaluate(problemsOfDocsPage, theme)).toEqual([]);
  });
}
