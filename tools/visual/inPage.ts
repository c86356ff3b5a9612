/** Functions that run inside the browser. Playwright sends each as source text: they must be self-contained. */

/** Storybook's result of a played story. */
export interface Finished {
  status: 'success' | 'error';
  /** Message of the error that the play function or the rendering threw. */
  thrown?: string;
}

export interface Violation {
  rule: string;
  help: string;
  /** Selectors of the elements. */
  targets: string[];
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[] }[] }[];
}

interface Channel {
  on(event: string, listener: (...values: never[]) => void): void;
  once(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
}

declare global {
  interface Window {
    /** Resolves once the next story has been rendered and played. */
    nextStoryFinished(): Promise<Finished>;
    /** Result of the story in the URL. */
    firstStoryFinished: Promise<Finished>;
    ['__STORYBOOK_ADDONS_CHANNEL__']?: Channel;
    ['__STORYBOOK_PREVIEW__']?: { storyStoreValue?: StoryStore };
  }
}

interface StoryStore {
  userGlobals: { update(globals: object): void };
  loadStory(query: { storyId: string }): Promise<LoadedStory>;
}

interface LoadedStory {
  storyGlobals?: { theme?: string; viewport?: { value?: string } };
  parameters: {
    a11y?: { test?: string; disable?: boolean; options?: object };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

/** Runs before the page's scripts: listens to Storybook and disables motion. */
export function prepare(): void {
  // Not by emulating reduced motion, which stories set themselves. Animations are removed, not shortened: an animation
  // of one frame has its own layer with stale rendering, and one of zero duration sometimes fires no end event, which
  // Radix needs to remove a toast.
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after, ::backdrop {
    animation: none !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(still);

  let settle: ((finished: Finished) => void) | undefined;
  let thrown: string | undefined;
  window.nextStoryFinished = () => {
    thrown = undefined;
    return new Promise((resolve) => (settle = resolve));
  };
  window.firstStoryFinished = window.nextStoryFinished();

  const listen = (channel: Channel) => {
    channel.on('playFunctionThrewException', (error: { message: string }) => (thrown = error.message));
    channel.on('storyThrewException', (error: { message: string }) => (thrown = error.message));
    channel.on('storyErrored', (error: { title: string }) => (thrown = error.title));
    // Toasts close by the real clock unless hovered. On a slow machine that is before the picture.
    channel.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
      const toasts = document.querySelector('[role="region"] > ol');
      if (newPhase === 'afterEach') toasts?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    });
    channel.on('storyMissing', () => settle?.({ status: 'error', thrown: 'There is no such story.' }));
    channel.on('storyFinished', ({ status }: Pick<Finished, 'status'>) => settle?.({ status, thrown }));
  };
  const timer = setInterval(() => {
    const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
    if (!channel) return;
    clearInterval(timer);
    listen(channel);
  }, 1);
}

/** Shows another story in the same page, or the same one again. */
export function showStory(asked: { storyId: string; isShown: boolean; globals: object }): Promise<Finished> {
  const { storyId, isShown, globals } = asked;
  const finished = window.nextStoryFinished();
  window.scrollTo(0, 0);
  // The event for globals would render the last story again.
  window['__STORYBOOK_PREVIEW__']?.storyStoreValue?.userGlobals.update(globals);
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  if (isShown) channel?.emit('forceRemount', { storyId });
  else channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return finished;
}

/** Globals that the stories set: `[id, theme, width, height]`, sizes in px. */
export async function ownGlobals(ids: string[]) {
  const store = await new Promise<StoryStore>((resolve) => {
    const timer = setInterval(() => {
      const value = window['__STORYBOOK_PREVIEW__']?.storyStoreValue;
      if (!value) return;
      clearInterval(timer);
      resolve(value);
    }, 5);
  });
  return Promise.all(
    ids.map(async (storyId) => {
      const { storyGlobals = {}, parameters } = await store.loadStory({ storyId });
      const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
      return { id: storyId, theme: storyGlobals.theme, width: styles?.width, height: styles?.height };
    }),
  );
}

/** Asks axe about the current story: all rules, or only contrast, which alone depends on the theme. */
export async function askAxe(asked: { storyId: string; isContrastOnly: boolean }): Promise<Violation[]> {
  const { storyId, isContrastOnly } = asked;
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const story = await window['__STORYBOOK_PREVIEW__']?.storyStoreValue?.loadStory({ storyId });
  if (!channel || !story) throw new Error('Storybook is not there.');
  const { a11y } = story.parameters;
  if (a11y?.disable || a11y?.test === 'off') return [];
  // Without `resultTypes`, axe describes every element that passes, which takes longer than the rules.
  const rules = isContrastOnly ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const { violations } = await new Promise<AxeResult>((resolve, reject) => {
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', (error: { message?: string }) => reject(new Error(error.message)));
    channel.emit('storybook/a11y/manual', storyId, {
      ...a11y,
      options: { resultTypes: ['violations'], ...a11y?.options, ...rules },
    });
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.slice(0, 5).map(({ target }) => target.join(' ')),
  }));
}

/** The document's height; a page that has scrolled keeps its viewport. */
export function wantedHeight(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > 0 ? clientHeight : Math.max(scrollHeight, clientHeight);
}

/** Waits for fonts and images, ends animations, and lets the browser render. */
export async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter(({ currentSrc, src }) => currentSrc || src);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // An infinite animation.
      animation.cancel();
    }
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
