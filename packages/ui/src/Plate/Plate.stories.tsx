import preview from '@podium/storybook/preview';
import { rightToLeft } from '@podium/storybook/states';
import { expect, waitFor } from 'storybook/test';
import type { CSSProperties } from 'react';
import { vars } from '../theme/contract.css.ts';
import { ground } from '../theme/fields.css.ts';
import { Plate } from './Plate.tsx';

function maskOf(canvasElement: HTMLElement, pseudo?: string): string {
  const plate = canvasElement.querySelector('[aria-hidden="true"]');
  const drawn = pseudo ? plate : plate?.firstElementChild;
  return drawn ? getComputedStyle(drawn, pseudo).maskImage : '';
}

function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

const meta = preview.meta({ component: Plate, args: { name: 'sitter' as const } });

const inPlace = (style: CSSProperties, className?: string) => (Story: () => React.JSX.Element) => (
  <div className={className} style={style}>
    <Story />
  </div>
);

/** The sitter in the portrait's ink, as wide as the home page shows him. */
export const Sitter = meta.story({
  decorators: [inPlace({ inlineSize: 790, maxInlineSize: '100%', marginInline: 'auto' })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(isDark() ? /sitterNegative/ : /sitter(Small)?[.-]/));
  },
});

/** In a narrow place the coarser cut. */
export const Narrow = meta.story({
  decorators: [inPlace({ inlineSize: 400 })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(/Small[.-]/));
  },
});

/** Below 340 px the coarsest, which is also the one for mails. */
export const Narrowest = meta.story({
  decorators: [inPlace({ inlineSize: 300 })],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(/Smallest[.-]/));
  },
});

/** Light line on a deep ground, cropped by its place to a close-up. */
export const NegativeOnDeep = meta.story({
  args: { name: 'sitterNegative', ink: 'current' },
  decorators: [
    inPlace({ position: 'absolute', inlineSize: 960, insetInlineStart: -260, insetBlockStart: -180 }),
    inPlace({ position: 'relative', blockSize: 640, maxInlineSize: 560, overflow: 'clip' }, ground.deep),
  ],
});

/** A full house, seen from the stage. Light line: it stands on deep ground in both themes. */
export const Hall = meta.story({
  args: { name: 'hall', ink: 'current' },
  decorators: [inPlace({}, ground.deep)],
});

/** In a place that is too narrow the house is cropped and the speaker stays. */
export const HallInNarrowPlace = meta.story({
  args: { name: 'hall', ink: 'current', fit: 'cover' },
  decorators: [inPlace({ inlineSize: 320, blockSize: 360 }, ground.deep)],
});

/** The row of fronts. In Plate windows are lit, and their light lies on the water. */
export const Canal = meta.story({
  args: { name: 'canal', ink: 'current' },
  decorators: [inPlace({ color: vars.color.sunLine }), inPlace({}, ground.sun)],
  play: async ({ canvasElement }) => {
    const lit = maskOf(canvasElement, '::after');
    await (isDark() ? expect(lit).toContain('canalLit') : expect(lit).toBe('none'));
  },
});

/** The world measured from Amsterdam, before cities are marked on it. */
export const Chart = meta.story({
  args: { name: 'chart', ink: 'current' },
  decorators: [inPlace({ color: vars.color.intaglio })],
});

/** In a place of its own height the chart keeps Europe and loses its margins. */
export const ChartInNarrowPlace = meta.story({
  args: { name: 'chart', ink: 'current', fit: 'cover' },
  decorators: [inPlace({ color: vars.color.intaglio, inlineSize: 320, blockSize: 420 })],
});

/** The plan of a house of one thousand, the stage at the focus. */
export const Seats = meta.story({
  args: { name: 'seats', ink: 'current' },
  decorators: [inPlace({ paddingBlock: 48, paddingInline: 24 }, ground.sun)],
});

/** Further down the page, and not fetched before it comes near. */
export const Lazy = meta.story({
  args: { loading: 'lazy' },
  decorators: [inPlace({ paddingBlockStart: '400vh', inlineSize: 600, maxInlineSize: '100%' })],
});

/** Nobody is mirrored: he looks the same way. */
export const RightToLeft = meta.story(rightToLeft);
