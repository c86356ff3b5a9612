import { sealFamilies, type SealFamily } from './seal.ts';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { SealByHand } from './SealByHand.tsx';

const meta = preview.meta({
  title: 'Generators/Seal',
  component: SealByHand,
  args: {
    identity: 'deal:harbour-cranes',
    family: 'rings' as SealFamily,
    points: 19,
    weave: 5,
    depth: 1,
    solidRings: 3 as const,
    rings: 3 as const,
  },
  argTypes: {
    family: { control: 'select', options: sealFamilies },
    points: { control: { type: 'range', min: 9, max: 47 } },
    weave: { control: { type: 'range', min: 2, max: 8 } },
    depth: { control: { type: 'range', min: 0.6, max: 1.3, step: 0.05 } },
    solidRings: { control: 'inline-radio', options: [0, 1, 2, 3] },
    rings: { control: 'inline-radio', options: [2, 3] },
  },
});

/** The same parameters give the same seal on every machine. */
export const SealFromFigures = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden]')).toHaveLength(2);
  },
});

/** Two layers whose counts differ by the weave. */
export const Moire = meta.story({ args: { family: 'moire', points: 31, weave: 4 } });

/** A star with few points, repeated until it forms a net. */
export const StarNet = meta.story({ args: { family: 'starNet', points: 24, weave: 6 } });

/** One star in many sizes. */
export const Chart = meta.story({ args: { family: 'chart', points: 12, weave: 3, depth: 0.8 } });
