import type { Decorator } from '@storybook/react-vite';
import { ArtworkProvider } from '@podium/ui/Artwork/Artwork';
import { applyBrand, shownBrand } from './brands.ts';
import { emulateMedia } from './mediaEmulation.ts';
import { initialStoryGlobals, type StoryGlobals } from './toolbar.ts';

/** Applies the toolbar's globals to the page. Components read all of them except brand and theme on mount. */
export function applyGlobals(globals: Partial<StoryGlobals>): void {
  const { brand, theme, direction, motion, contrast } = { ...initialStoryGlobals, ...globals };
  const root = document.documentElement;
  applyBrand(brand);
  root.setAttribute('data-theme', theme === 'dark' ? 'dark' : 'light');
  root.setAttribute('dir', direction);
  emulateMedia({ reducedMotion: motion === 'reduce', forcedColors: contrast === 'forced' });
}

/** Remounts the story when a global changes that components only read on mount. */
export const globalsDecorator: Decorator = (Story, { globals }) => {
  const { brand, direction, motion, contrast, now } = { ...initialStoryGlobals, ...globals };
  return (
    <ArtworkProvider key={[brand, direction, motion, contrast, now].join()} value={shownBrand(brand).artwork}>
      <Story />
    </ArtworkProvider>
  );
};
