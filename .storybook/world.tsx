import { Fragment } from 'react';
import type { Decorator } from '@storybook/react-vite';
import { wishFor } from './wishes.ts';
import { initialWorld, type World } from './toolbar.ts';

/** Sets the page as the toolbar says. Everything but the theme is read by components when they mount. */
export function enterWorld(globals: Partial<World>): void {
  const { theme, direction, motion, contrast } = { ...initialWorld, ...globals };
  const root = document.documentElement;
  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
  root.setAttribute('dir', direction);
  wishFor({ reducedMotion: motion === 'reduce', forcedColors: contrast === 'forced' });
}

/** Mounts the story anew when the toolbar changes what components read only once. */
export const worldDecorator: Decorator = (Story, { globals }) => {
  const { direction, motion, contrast, now } = globals as World;
  return (
    <Fragment key={[direction, motion, contrast, now].join()}>
      <Story />
    </Fragment>
  );
};
