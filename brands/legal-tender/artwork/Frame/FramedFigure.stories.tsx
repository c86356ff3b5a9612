import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { Plate } from '../Plate/Plate.tsx';
import { sealFor } from '../engraving/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import { surface } from '@podium/ui/theme/surface.css';
import { FramedFigure } from './FramedFigure.tsx';

const seal = sealFor('episode', { number: 23, title: 'Three questions', description: 'Asked twice.' });

const meta = preview.meta({
  component: FramedFigure,
  args: {
    children: (
      <div className={surface.raised}>
        <Seal spec={seal} />
      </div>
    ),
  },
  decorators: [withWrapper(<div style={{ maxInlineSize: 480 }} />)],
});

/** A drawing with crop marks. */
export const Default = meta.story({ tags: ['visual'] });

/** A cropped portrait, on its own surface. */
export const Portrait = meta.story({
  args: {
    children: (
      <div className={surface.inverse} style={{ position: 'relative', blockSize: 320, overflow: 'clip' }}>
        <div style={{ position: 'absolute', inlineSize: 640, insetInlineStart: -120, insetBlockStart: -100 }}>
          <Plate name="sitterNegative" ink="current" />
        </div>
      </div>
    ),
  },
});
