import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { GrowthRibbon } from './GrowthRibbon.tsx';

const meta = preview.meta({
  component: GrowthRibbon,
  args: { steps: [1, 1, 2, 4, 6, 9, 9].map((count, index) => ({ at: index / 6, count })) },
});

/** From one strand to nine. Before it is there, a strand runs with the first. */
export const Default = meta.story();

/** One company, all along: a single line. */
export const One = meta.story({ args: { steps: [{ at: 0, count: 1 }] } });

/** What was counted may become fewer again. */
export const UpAndDown = meta.story({
  args: { steps: [1, 5, 2, 7, 3].map((count, index) => ({ at: index / 4, count })) },
});

/** On a phone the waves stand closer, and lines stay as thin. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** Years run from the right, and so does the growth. */
export const RightToLeft = meta.story(rightToLeft);
