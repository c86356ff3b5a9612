/** Functions that run inside the browser. Playwright sends each as source text: they must be self-contained. */

import type { ReactRenderer } from '@storybook/react-vite';
import type { AxeResults } from 'axe-core';
import type { Channel } from 'storybook/internal/channels';
import type { StoryStore } from 'storybook/preview-api';
import type { OwnGlobals } from './visits.ts';

/** Storybook's result of a played story. */
export interface Finished {
  status: 'success' | 'error';
  /** Message of the error that the play function or the rendering threw. */
  thrown?: string;
}

declare global {
  interface Window {
    ['__STORYBOOK_ADDONS_CHANNEL__']: Channel;
    ['__STORYBOOK_PREVIEW__']?: { storyStoreValue?: StoryStore<ReactRenderer> };
  }
}

/**
 * Runs before the page's scripts: disables motion. Not by emulating reduced motion, which stories set themselves.
 * Animations are removed, not shortened: an animation of one frame has its own layer with stale rendering, and one of zero
 * duration sometimes fires no end event, which Radix needs to remove a toast.
 */
export function disableMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after, ::backdrop {
    animation: none !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    scroll-behavior: auto !important; caret-color: transparent !important;
  }`);
  document.adoptedStyleSheets.push(still);
}

export function isStorybookReady(): boolean {
  return window['__STORYBOOK_PREVIEW__']?.storyStoreValue !== undefined;
}

/** Shows another story in the same page, or the same one again. Resolves when it has been rendered and played. */
export function showStory(asked: { storyId: string; isShown: boolean; globals: object }): Promise<Finished> {
  const { storyId, isShown, globals } = asked;
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  let thrown: string | undefined;
  const listeners = Object.entries({
    playFunctionThrewException: (error: Error) => (thrown = error.message),
    storyThrewException: (error: Error) => (thrown = error.message),
    storyErrored: (error: { title: string }) => (thrown = error.title),
    // Toasts close by the real clock unless hovered, on a slow machine before the picture is taken.
    storyRenderPhaseChanged: ({ newPhase }: { newPhase: string }) => {
      const toasts = document.querySelector('[role="region"] > ol');
      if (newPhase === 'afterEach') toasts?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    },
  });
  for (const [event, listener] of listeners) channel.on(event, listener);
  const finished = new Promise<Finished>((resolve) => {
    channel.once('storyFinished', ({ status }: Pick<Finished, 'status'>) => {
      for (const [event, listener] of listeners) channel.off(event, listener);
      resolve({ status, thrown });
    });
  });
  window.scrollTo(0, 0);
  // Without the event for globals, which would render the previous story again. The accessibility addon is off, because
  // it would run axe after every story; `runAxe` runs it once per story.
  window['__STORYBOOK_PREVIEW__']?.storyStoreValue?.userGlobals.update({ ...globals, a11y: { manual: true } });
  if (isShown) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  return finished;
}

/** Globals that the stories set, by the story's id. */
export async function ownGlobals(ids: string[]): Promise<Record<string, OwnGlobals>> {
  const store = window['__STORYBOOK_PREVIEW__']?.storyStoreValue;
  const entries = ids.map(async (storyId): Promise<[string, OwnGlobals]> => {
    const story = await store?.loadStory({ storyId });
    const { theme, viewport } = (story?.storyGlobals ?? {}) as {
      theme?: OwnGlobals['theme'];
      viewport?: { value: string };
    };
    const options = story?.parameters['viewport']?.options as Record<
      string,
      { styles: { width: string; height: string } }
    >;
    const styles = viewport && options[viewport.value]?.styles;
    return [storyId, { theme, window: styles && { width: parseInt(styles.width), height: parseInt(styles.height) } }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Violations that axe finds in the current story: of all rules, or of contrast only, which is the only rule that
 * depends on the theme.
 */
export async function runAxe(asked: { storyId: string; isContrastOnly: boolean }): Promise<string[]> {
  const { storyId, isContrastOnly } = asked;
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const story = await window['__STORYBOOK_PREVIEW__']?.storyStoreValue?.loadStory({ storyId });
  const a11y = story?.parameters['a11y'] as { test?: string; disable?: boolean; options?: object } | undefined;
  if (a11y?.disable || a11y?.test === 'off') return [];
  // Without `resultTypes`, axe describes every element that passes, which takes longer than the rules.
  const rules = isContrastOnly ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {};
  const { violations } = await new Promise<AxeResults>((resolve, reject) => {
    channel.once('storybook/a11y/result', resolve);
    channel.once('storybook/a11y/error', (error: { message?: string }) => reject(new Error(error.message)));
    channel.emit('storybook/a11y/manual', storyId, {
      ...a11y,
      options: { resultTypes: ['violations'], ...a11y?.options, ...rules },
    });
  });
  return violations.map(({ id, help, nodes }) => {
    const targets = nodes.slice(0, 5).map(({ target }) => target.join(' '));
    return `${id}: ${help}: ${targets.join(', ')}`;
  });
}

/**
 * The document's height; a page that has scrolled keeps its viewport. That page is centred on the focused element, or shows
 * the start of one that is higher than the viewport: how far focus has scrolled depends on the layouts before it.
 */
export function wantedHeight(): number {
  const { activeElement, body, documentElement } = document;
  const { scrollHeight, clientHeight } = documentElement;
  if (window.scrollY > 0 && activeElement && activeElement !== body) {
    const block = activeElement.clientHeight < window.innerHeight ? 'center' : 'start';
    activeElement.scrollIntoView({ block, behavior: 'instant' });
  }
  return window.scrollY > 0 ? clientHeight : Math.max(scrollHeight, clientHeight);
}

/** Waits for fonts and images, ends animations, and lets the browser and React's deferred work render. */
export async function waitForRendering(): Promise<void> {
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
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}
