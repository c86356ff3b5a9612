import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { ground } from '../theme/fields.css.ts';
import { Plate } from './Plate.tsx';

function maskOf(canvasElement: HTMLElement): string {
  const picture = canvasElement.querySelector('[aria-hidden="true"] > *');
  return picture ? getComputedStyle(picture).maskImage : '';
}

const meta = preview.meta({ component: Plate, args: { name: 'sitter' as const } });

/** The sitter in the portrait's ink, as wide as the home page shows him. */
export const Sitter = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 790, maxInlineSize: '100%', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const isDark = document.documentElement.dataset['theme'] === 'dark';
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(isDark ? /sitterNegative/ : /sitter(Small)?\./));
  },
});

/** In a narrow place the coarser cut. */
export const Narrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toContain('Small'));
  },
});

/** Light line on a deep ground, cropped by its place to a close-up. */
export const NegativeOnDeep = meta.story({
  args: { name: 'sitterNegative', ink: 'current' },
  decorators: [
    (Story) => (
      <div
        className={ground.deep}
        style={{ position: 'relative', blockSize: 640, maxInlineSize: 560, overflow: 'clip' }}
      >
        <div style={{ position: 'absolute', inlineSize: 960, insetInlineStart: -260, insetBlockStart: -180 }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

/** Further down the page, and not fetched before it comes near. */
export const Lazy = meta.story({
  args: { loading: 'lazy' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '400vh', inlineSize: 600, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
});
