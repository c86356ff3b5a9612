/** What `docsPages.ts` runs inside the browser. Playwright sends it as source text: it must be self-contained. */

interface DocsVisit {
  /** For example `primitives-button--docs`. */
  id: string;
  theme: string;
  /** Timeout in milliseconds until a page is rendered. */
  timeout: number;
}

/** Opens a docs page of Storybook and returns its faults and those of the visible stories. */
export async function problemsOfDocsPage({ id, theme, timeout }: DocsVisit): Promise<string[]> {
  const channel = await until(() => window['__STORYBOOK_ADDONS_CHANNEL__'], 'Storybook');
  let shown = '';
  for (const event of ['docsRendered', 'storyUnchanged']) channel.on(event, (name: string) => (shown = name));
  const { dataset } = document.documentElement;
  // A change of the theme before the first rendering is lost.
  if ((await until(() => dataset['theme'], 'the first page')) !== theme) {
    channel.emit('updateGlobals', { globals: { theme } });
  }
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await until(() => shown === id && dataset['theme'] === theme, 'the page in its theme');
  // A frame outside the viewport has no URL yet.
  const elements = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src]')];
  await until(
    () => elements.every(({ contentDocument }) => contentDocument?.body?.classList.contains('sb-show-main')),
    'its stories',
  );
  const frames = elements.flatMap(({ contentDocument }) => contentDocument ?? []);
  await Promise.all([document, ...frames].map(({ fonts }) => fonts.ready));

  const problems: string[] = [];
  const { dir, scrollWidth, clientWidth } = document.documentElement;
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

  async function until<Value>(probe: () => Value, what: string): Promise<NonNullable<Value>> {
    const deadline = performance.now() + timeout;
    for (;;) {
      const value = probe();
      if (value) return value;
      if (performance.now() > deadline) throw new Error(`${what} did not come within ${timeout / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

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
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  }
}
