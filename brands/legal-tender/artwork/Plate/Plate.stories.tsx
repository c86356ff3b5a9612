import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { vars } from '@podium/ui/theme/contract.css';
import { surface } from '@podium/ui/theme/surface.css';
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

const otherPlates = [
  ['hall', surface.inverse],
  ['chart', surface.page],
  ['seats', surface.accent1],
  ['hotel', surface.page],
  ['hands', surface.page],
] as const;

/** The portrait in the three-colour ink, as wide as on the home page. */
export const Sitter = meta.story({
  tags: ['visual'],
  decorators: [withWrapper(<div style={{ inlineSize: 790, maxInlineSize: '100%', marginInline: 'auto' }} />)],
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(maskOf(canvasElement)).toMatch(isDark() ? /sitterNegative/ : /sitter(Small|Smallest)?[.-]/),
    );
  },
});

/** A narrow container uses the coarser version. */
export const Narrow = meta.story({
  // 400 px wide in every viewport.
  tags: ['!axes'],
  decorators: [withWrapper(<div style={{ inlineSize: 400 }} />)],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(/Small[.-]/));
  },
});

/** Below 340 px the coarsest version, which mails also use. */
export const Narrowest = meta.story({
  decorators: [withWrapper(<div style={{ inlineSize: 300 }} />)],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(maskOf(canvasElement)).toMatch(/Smallest[.-]/));
  },
});

/** Light lines on the deep surface, cropped to a close-up. */
export const NegativeOnDeep = meta.story({
  tags: ['visual'],
  args: { name: 'sitterNegative', ink: 'current' },
  decorators: [
    withWrapper(
      <div style={{ position: 'absolute', inlineSize: 960, insetInlineStart: -260, insetBlockStart: -180 }} />,
    ),
    withWrapper(
      <div
        className={surface.inverse}
        style={{ position: 'relative', blockSize: 640, maxInlineSize: 560, overflow: 'clip' }}
      />,
    ),
  ],
});

/** Hall, world map, seating plan, hotel and hands, each on a surface of its use. */
export const OtherPlates = meta.story({
  render: () => (
    <>
      {otherPlates.map(([name, place]) => (
        <div key={name} className={place}>
          <Plate name={name} ink="current" />
        </div>
      ))}
    </>
  ),
});

/** The row of houses. In the dark theme windows are lit and reflected on the water. */
export const Canal = meta.story({
  args: { name: 'canal', ink: 'current' },
  decorators: [withWrapper(<div className={surface.accent1} style={{ color: vars.color.artwork.primary }} />)],
  play: async ({ canvasElement }) => {
    const lit = maskOf(canvasElement, '::after');
    await (isDark() ? expect(lit).toContain('canalLit') : expect(lit).toBe('none'));
  },
});

/** Solids under one lamp in ruled lines, with a second and a third set of lines in the shade, on light paper in both themes. */
export const Lease = meta.story({
  tags: ['visual'],
  args: { name: 'lease', ink: 'current' },
  decorators: [
    withWrapper(<div style={{ color: vars.color.artwork.primary, inlineSize: 560, maxInlineSize: '100%' }} />),
  ],
});
