import { ribbonTile, type Ribbon } from '@podium/ui/press/ribbon';
import { space } from '@podium/ui/theme/scale.css';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';

type RibbonFigures = Pick<Ribbon, 'waves' | 'strands' | 'line'> & {
  /** Height of the band, in px. */
  height: number;
};

/** A ribbon from figures set by hand. The ones that ship stand in `Ribbon/ribbons.css.ts`. */
function RibbonByHand({ height, ...figures }: RibbonFigures) {
  return (
    <div
      data-testid="band"
      style={{
        blockSize: height,
        marginBlock: space.s7,
        backgroundColor: 'currentColor',
        maskImage: ribbonTile({ ...figures, height, width: 4 * height }),
        maskRepeat: 'repeat-x',
      }}
    />
  );
}

const meta = preview.meta({
  title: 'The Press/Ribbon',
  component: RibbonByHand,
  args: { waves: 2, strands: 8, line: 0.9, height: 72 },
  argTypes: {
    waves: { control: { type: 'range', min: 1, max: 4 } },
    strands: { control: { type: 'range', min: 1, max: 16 } },
    line: { control: { type: 'range', min: 0.4, max: 2, step: 0.1 } },
    height: { control: { type: 'range', min: 24, max: 144, step: 8 } },
  },
});

/** Turn the figures; the band repeats without a seam whatever they are. */
export const RibbonFromFigures = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId('band')).maskImage).toContain('data:image/svg+xml');
  },
});

/** Few strands, drawn heavily: a rope. */
export const Rope = meta.story({ args: { waves: 3, strands: 3, line: 1.6 } });
