import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** `meta.story(keyboardWalk)`: the Tab key reaches every operable element in document order. */
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

/** In a radio group, the Tab key stops at the selected button. */
function isPassedBy(stop: HTMLElement): boolean {
  return stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked;
}

/** `meta.story(reducedMotion)`: with `prefers-reduced-motion`. */
export const reducedMotion = { globals: { motion: 'reduce' }, play: expectStillness };

/** Expects no animation or transition, even where the screenshot tool has not disabled motion. */
export async function expectStillness(): Promise<void> {
  // A copy, because the property is a live list.
  const tools = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const moving = [...document.body.querySelectorAll('*')].filter(moves);
  document.adoptedStyleSheets = tools;
  await expect(moving.map(({ outerHTML }) => outerHTML)).toEqual([]);
}

/** Durations above one millisecond count as motion. */
function moves(element: Element): boolean {
  return [undefined, '::before', '::after'].some((part) => {
    const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
    return (animationName !== 'none' && longest(animationDuration) > 1) || longest(transitionDuration) > 1;
  });
}

/** Converts computed durations, such as '0.2s, 0.00001s', to milliseconds. */
function longest(durations: string): number {
  return Math.max(...durations.split(', ').map((duration) => Number.parseFloat(duration) * 1000));
}

/** The computed value of a theme colour in the story's theme. */
export function computedColor(token: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = token;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
