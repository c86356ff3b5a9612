import { expect, test as base, type Page } from '@playwright/test';
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

// The functions below run in the browser. Playwright sends each as source text: they must be self-contained.

/** Whether the docs page and its visible stories are rendered. A frame outside the viewport has no URL yet. */
function isDocsPageRendered(): boolean {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]')];
  return (
    document.querySelector('.sbdocs-content') !== null &&
    frames.every(({ contentDocument }) => contentDocument?.body?.classList.contains('sb-show-main'))
  );
}

/** The faults of a docs page and of its visible stories. */
async function problemsOfDocsPage(theme: string): Promise<string[]> {
  const elements = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]')];
  const frames = elements.flatMap(({ contentDocument }) => contentDocument ?? []);
  await Promise.all([document, ...frames].map(({ fonts }) => fonts.ready));

  const problems: string[] = [];
  const { dataset, dir, scrollWidth, clientWidth } = document.documentElement;
  if (dir !== 'ltr') problems.push(`its direction is '${dir}'`);
  if (dataset['theme'] !== theme) problems.push(`its theme is '${dataset['theme']}'`);
  if (scrollWidth > clientWidth) problems.push(`it is ${scrollWidth} px wide in a window of ${clientWidth} px`);
  if (document.querySelector('.sb-story:not(:has(iframe))')) problems.push('a story is not in a frame');
  for (const { documentElement: root } of frames) {
    const { scrollWidth: needed, clientWidth: given } = root;
    if (needed > given) problems.push(`a story of ${needed} px scrolls sideways in ${given} px`);
  }
  const broken = [document, ...frames].flatMap(brokenWords);
  if (broken.length > 0) problems.push(`words are broken: ${broken.slice(0, 5).join(', ')}`);
  return problems;

  /** Words that are broken across lines. With hyphenation, the browser marks the break. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- sent as source text
  function brokenWords(page: Document): string[] {
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, svg') || !parent.checkVisibility()) continue;
      const range = page.createRange();
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2 || getComputedStyle(parent).hyphens === 'auto') continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        // After a soft hyphen a range also has an empty rectangle, at the end of the line above.
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(parts.map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }
}
