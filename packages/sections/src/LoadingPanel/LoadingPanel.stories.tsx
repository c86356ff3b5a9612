import { expect } from 'storybook/test';
import { loadingPanel } from '@podium/data/content/appBar';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { LoadingPanel } from './LoadingPanel.tsx';

const meta = preview.meta({ component: LoadingPanel, args: { content: loadingPanel } });

/** Before anything is known. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

/** A long word breaks inside the outline. */
export const Long = meta.story({
  args: { content: { label: 'Vermögensverwaltungsgesellschaftsangelegenheiten werden geladen...' } },
  ...narrow,
});

/** The fewest letters. */
export const Short = meta.story({ args: { content: { label: '...' } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
