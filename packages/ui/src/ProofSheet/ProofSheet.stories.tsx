import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { Plate } from '../Plate/Plate.tsx';
import { sealFor } from '../press/seal.ts';
import { Seal } from '../Seal/Seal.tsx';
import { ground } from '../theme/fields.css.ts';
import { ProofSheet } from './ProofSheet.tsx';

const seal = sealFor('episode', { number: 23, title: 'Three questions', description: 'Asked twice.' });

const meta = preview.meta({
  component: ProofSheet,
  args: {
    children: (
      <div className={ground.sheet}>
        <Seal spec={seal} />
      </div>
    ),
  },
  decorators: [inside(<div style={{ maxInlineSize: 480 }} />)],
});

/** A drawing before it is cut out of its sheet. */
export const Default = meta.story();

/** The close-up of a portrait, on its own ground. */
export const Portrait = meta.story({
  args: {
    children: (
      <div className={ground.deep} style={{ position: 'relative', blockSize: 320, overflow: 'clip' }}>
        <div style={{ position: 'absolute', inlineSize: 640, insetInlineStart: -120, insetBlockStart: -100 }}>
          <Plate name="sitterNegative" ink="current" />
        </div>
      </div>
    ),
  },
});

/** In a narrow place the marks keep their size, and the picture gives way. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The strip of inks begins on the right. */
export const RightToLeft = meta.story(rightToLeft);
