import preview from '@podium/storybook/preview';
import { GrowthRibbon } from './GrowthRibbon.tsx';

const meta = preview.meta({
  component: GrowthRibbon,
  args: { steps: [1, 1, 2, 4, 6, 9, 9].map((count, index) => ({ at: index / 6, count })) },
});

/** From one band to nine, of eleven strands each. */
export const Default = meta.story({ tags: ['visual'] });

/** A constant count of one: a single band. */
export const One = meta.story({ args: { steps: [{ at: 0, count: 1 }] } });
