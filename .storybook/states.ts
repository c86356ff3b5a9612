import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** States that nearly every component has to show. `meta.story(narrow)`: the narrowest screen, and nothing runs off it. */
export const narrow = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What a story has fixed for itself; Storybook's own type leaves that out. */
interface FinishedStory {
  title: string;
  storyGlobals?: Record<string, unknown>;
}

/** After every story: a primitive at 320 px has room for letters of twice their size too (WCAG 1.4.4). */
export async function expectRoomForLargeLetters({ title, storyGlobals = {} }: FinishedStory): Promise<void> {
  const { value } = (storyGlobals['viewport'] ?? {}) as { value?: string };
  if (!title.startsWith('Primitives/') || value !== narrow.globals.viewport.value) return;
  const root = document.documentElement;
  root.style.fontSize = '200%';
  try {
    await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  } finally {
    root.style.fontSize = '';
  }
}

/** `meta.story(rightToLeft)`: the whole page reads from right to left. */
export const rightToLeft = { globals: { direction: 'rtl' } };

/** `meta.story(keyboardWalk)`: the Tab key leads to everything that can be operated, in the order of the page. */
export const keyboardWalk = {
  play: async ({ canvasElement, userEvent }: Pick<StoryContext, 'canvasElement' | 'userEvent'>) => {
    const operable = canvasElement.querySelectorAll<HTMLElement>('a[href], button, input, summary, [tabindex="0"]');
    const stops = [...operable].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !isPassedBy(stop));
    await expect(stops).not.toHaveLength(0);
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
  },
};

/** Of radio buttons, the Tab key stops at the chosen one. */
function isPassedBy(stop: HTMLElement): boolean {
  return stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked;
}

/** `meta.story(reducedMotion)`: the visitor wishes for less motion, and gets it. */
export const reducedMotion = { globals: { motion: 'reduce' }, play: expectStillness };

/** Expects that nothing on the page moves, nor would if it changed, even if no tool had stilled it for a picture. */
export async function expectStillness(): Promise<void> {
  const tools = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  const moving = [...document.body.querySelectorAll('*')].filter(moves);
  document.adoptedStyleSheets = tools;
  await expect(moving.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

/** What takes longer than a millisecond is seen to move. */
function moves(element: Element): boolean {
  return [undefined, '::before', '::after'].some((part) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
    return (animationName !== 'none' && longest(animationDuration) > 1) || longest(transitionDuration) > 1;
  });
}

/** Of durations as the browser writes them, '0.2s, 0.00001s', in milliseconds. */
function longest(durations: string): number {
  return Math.max(...durations.split(', ').map((duration) => Number.parseFloat(duration) * 1000));
}

/** A colour of the contract as the browser writes it for the theme that the story stands in. */
export function computedColor(token: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = token;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
