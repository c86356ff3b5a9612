import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { RibbonByHand } from './RibbonByHand.tsx';

const meta = preview.meta({
  title: 'Generators/Ribbon',
  component: RibbonByHand,
  args: { waves: 2, strands: 8, line: 0.9, height: 72 },
  argTypes: {
    waves: { control: { type: 'range', min: 1, max: 4 } },
    strands: { control: { type: 'range', min: 1, max: 16 } },
    line: { control: { type: 'range', min: 0.4, max: 2, step: 0.1 } },
    height: { control: { type: 'range', min: 24, max: 144, step: 8 } },
  },
});

/** The ribbon repeats without a seam for all parameters. */
export const RibbonFromFigures = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('band')).maskImage).toContain('data:image/svg+xml');
  },
});

/** Few strands with a thick line. */
export const Rope = meta.story({ args: { waves: 3, strands: 3, line: 1.6 } });
