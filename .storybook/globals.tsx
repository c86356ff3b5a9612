import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { emulateMedia } from './mediaEmulation.ts';
import { initialStoryGlobals, type StoryGlobals } from './toolbar.ts';

/** Applies the toolbar's globals to the page. Components read all of them except the theme on mount. */
export function applyGlobals(globals: Partial<StoryGlobals>): void {
  const { theme, direction, motion, contrast } = { ...initialStoryGlobals, ...globals };
  const root = document.documentElement;
  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
  root.setAttribute('dir', direction);
  emulateMedia({ reducedMotion: motion === 'reduce', forcedColors: contrast === 'forced' });
}

/** Remounts the story when a global changes that components only read on mount. */
export const globalsDecorator: Decorator = (Story, { globals }) => {
  const { direction, motion, contrast, now } = globals as StoryGlobals;
  return (
    <Fragment key={[direction, motion, contrast, now].join()}>
      <Story />
    </Fragment>
  );
};
