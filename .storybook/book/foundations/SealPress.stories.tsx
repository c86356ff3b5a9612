import { Seal } from '@podium/ui/Seal/Seal';
import { sealFamilies, type SealFamily, type SealSpec } from '@podium/ui/press/seal';
import { seedOf } from '@podium/ui/press/random';
import { ground } from '@podium/ui/theme/fields.css';
import { space } from '@podium/ui/theme/scale.css';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';

interface SealFiguresByHand {
  /** Whose seal it is; picks the phase and never a count. */
  identity: string;
  /** The way in which it is woven. Neighbours in a list never share one. */
  family: SealFamily;
  /** Points on the outermost ring, from 9 to 47: a reader can count them. */
  points: number;
  /** Strands in a ring, from 2 to 8. */
  weave: number;
  /** Swing of the waves, from 0.6 to 1.3. */
  depth: number;
  /** Rings already cut; the others are dotted. */
  cut: 0 | 1 | 2 | 3;
  /** Small seals have two rings and a heavier line. */
  rings: 2 | 3;
}

/** A seal from figures set by hand. In pages the figures come from the item: `sealFor` reads them. */
function SealByHand({ identity, cut, ...figures }: SealFiguresByHand) {
  const spec: SealSpec = { ...figures, seed: seedOf(identity) };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {(['paper', 'deep'] as const).map((tone) => (
        <div key={tone} className={ground[tone]} style={{ padding: space.s6 }}>
          <Seal spec={spec} cut={cut} tone={tone} />
        </div>
      ))}
    </div>
  );
}

const meta = preview.meta({
  title: 'The Press/Seal',
  component: SealByHand,
  args: {
    identity: 'deal:harbour-cranes',
    family: 'rings' as SealFamily,
    points: 19,
    weave: 5,
    depth: 1,
    cut: 3 as const,
    rings: 3 as const,
  },
  argTypes: {
    family: { control: 'select', options: sealFamilies },
    points: { control: { type: 'range', min: 9, max: 47 } },
    weave: { control: { type: 'range', min: 2, max: 8 } },
    depth: { control: { type: 'range', min: 0.6, max: 1.3, step: 0.05 } },
    cut: { control: 'inline-radio', options: [0, 1, 2, 3] },
    rings: { control: 'inline-radio', options: [2, 3] },
  },
});

/** Turn the figures and watch the seal: same figures, same seal, on every machine. */
export const SealFromFigures = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden]')).toHaveLength(2);
  },
});

/** Two plates whose counts differ by the weave. */
export const Moire = meta.story({ args: { family: 'moire', points: 31, weave: 4 } });

/** A star of few points, laid until it becomes a net. */
export const StarNet = meta.story({ args: { family: 'starNet', points: 24, weave: 6 } });

/** One star in many sizes, like the depth lines of a sea chart. */
export const Chart = meta.story({ args: { family: 'chart', points: 12, weave: 3, depth: 0.8 } });
