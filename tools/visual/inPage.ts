/**
 * What runs inside the browser. Playwright sends each of these as source text: they may use nothing from outside
 * themselves.
 */

/** What Storybook says when a story has been played and checked. */
export interface Finished {
  status: 'success' | 'error';
  violations: Violation[];
  /** The message of what the play function or the rendering threw. */
  thrown?: string;
}

export interface Violation {
  rule: string;
  help: string;
  /** Selectors of the elements. */
  targets: string[];
}

interface AxeResult {
  violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[];
  error?: { message?: string };
}

interface Channel {
  on(event: string, listener: (...values: never[]) => void): void;
  once(event: string, listener: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
}

declare global {
  interface Window {
    /** Settles once the story has been rendered, played and asked about by axe. */
    storyFinished: Promise<Finished>;
    ['__STORYBOOK_ADDONS_CHANNEL__']?: Channel;
    ['__STORYBOOK_PREVIEW__']?: { storyStoreValue?: StoryStore };
    violationsOf(result: AxeResult | undefined): Violation[];
  }
}

interface StoryStore {
  loadStory(query: { storyId: string }): Promise<LoadedStory>;
}

interface LoadedStory {
  storyGlobals?: { theme?: string; viewport?: { value?: string } };
  parameters: {
    a11y?: { test?: string; disable?: boolean };
    viewport?: { options?: Record<string, { styles?: { width: string; height: string } }> };
  };
}

/** Runs before anything of the page: listens to Storybook, and takes the motion out of it. */
export function prepare(): void {
  // Not the wish for reduced motion: stories that are about it must be able to have it one way or the other. No
  // animations at all: one of a single frame has a layer of its own, whose letters and strokes stay as it has drawn them;
  // one without time at times never says that it has ended, and Radix waits for that before it takes a hint away.
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after, ::backdrop {
    animation: none !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(still);

  window.violationsOf = (result) => {
    const violations = (result?.violations ?? []).map(({ id, help, nodes }) => ({
      rule: id,
      help,
      targets: nodes.slice(0, 5).map(({ target }) => target.join(' ')),
    }));
    return result?.error
      ? [...violations, { rule: 'axe', help: result.error.message ?? 'axe failed', targets: [] }]
      : violations;
  };

  window.storyFinished = new Promise((resolve) => {
    let thrown: string | undefined;
    const listen = (channel: Channel) => {
      channel.on('playFunctionThrewException', (error: { message: string }) => (thrown = error.message));
      channel.on('storyThrewException', (error: { message: string }) => (thrown = error.message));
      channel.on('storyErrored', (error: { title: string }) => (thrown = error.title));
      channel.on('storyMissing', () => resolve({ status: 'error', violations: [], thrown: 'There is no such story.' }));
      channel.on(
        'storyFinished',
        (event: { status: 'success' | 'error'; reporters: { type: string; result: AxeResult }[] }) =>
          resolve({
            status: event.status,
            violations: event.reporters
              .filter(({ type }) => type === 'a11y')
              .flatMap(({ result }) => window.violationsOf(result)),
            thrown,
          }),
      );
    };
    const timer = setInterval(() => {
      const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
      if (!channel) return;
      clearInterval(timer);
      listen(channel);
    }, 1);
  });
}

/** What the stories fix for themselves: `[id, theme, width, height]`, sizes in px. */
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

/** Puts the page into a theme, as the theme's switch does it. */
export function enterTheme(theme: string): void {
  document.documentElement.setAttribute('data-theme', theme);
}

/** Asks axe about the page as it stands now, by the rules of the story that is shown. */
export async function askAxe(storyId: string): Promise<Violation[]> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const story = await window['__STORYBOOK_PREVIEW__']?.storyStoreValue?.loadStory({ storyId });
  if (!channel || !story) throw new Error('Storybook is not there.');
  const { a11y } = story.parameters;
  if (a11y?.disable || a11y?.test === 'off') return [];
  return new Promise((resolve, reject) => {
    channel.once('storybook/a11y/result', (result: AxeResult) => resolve(window.violationsOf(result)));
    channel.once('storybook/a11y/error', (error: { message?: string }) => reject(new Error(error.message)));
    channel.emit('storybook/a11y/manual', storyId, a11y);
  });
}

/** How high the document is; a page that has scrolled is looked at through its window as it is. */
export function wantedHeight(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  return window.scrollY > 0 ? clientHeight : Math.max(scrollHeight, clientHeight);
}

/** Waits for fonts and pictures, ends what still moves, and lets the browser draw. */
export async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter(({ currentSrc, src }) => currentSrc || src);
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // One without an end.
      animation.cancel();
    }
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
