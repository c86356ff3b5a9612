import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { breakpoint, forcedColors, from } from '@podium/ui/theme/media.css';
import { barGrowth, text } from '@podium/ui/theme/scale.css';

const { paper } = vars.color;

/** Below 1024 px the words have no sea of their own beside the cities, and stand below them. */
const belowLg = `screen and (max-width: ${breakpoint.lg - 1}px)`;

/** Chart and words in one cell: words that need more room than the chart make it higher. */
export const head = style({
  '@layer': {
    [layers.sections]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [belowLg]: { minBlockSize: '560px' } },
    },
  },
});

/** The same over the taller chart of a page, whose heading would reach up to the bars where letters are large. */
export const pageHead = style([
  head,
  {
    '@layer': {
      [layers.sections]: {
        '@media': { [belowLg]: { minBlockSize: '620px', paddingBlockStart: `calc(1.5 * ${barGrowth})` } },
      },
    },
  },
]);

/** From 1024 px the corner of the Atlantic, in which the words stand, is bare. */
export const chart = style({
  '@layer': {
    [layers.sections]: {
      gridArea: '1 / 1',
      position: 'relative',
      alignSelf: 'start',
      '@media': {
        [from.lg]: {
          selectors: {
            '&::after': {
              content: '',
              position: 'absolute',
              inset: 0,
              backgroundImage: `radial-gradient(54% 92% at 0% 100%, ${paper} 60%, transparent 100%)`,
            },
          },
        },
      },
    },
  },
});

const fade = '72px';

/** Below 1024 px they bring their own ground, which fades upwards and covers the foot of the chart. */
export const words = style({
  '@layer': {
    [layers.sections]: {
      gridArea: '1 / 1',
      position: 'relative',
      alignSelf: 'end',
      paddingBlockEnd: '36px',
      '@media': {
        [belowLg]: { paddingBlockStart: fade, backgroundImage: `linear-gradient(transparent, ${paper} ${fade})` },
      },
    },
  },
});

/** In the west, which is at the left in every language. */
export const corner = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gap: '14px',
      maxInlineSize: `calc(9 * ${text.h2.fontSize})`,
      '@media': {
        [from.lg]: { selectors: { '[dir=rtl] &': { marginInlineStart: 'auto' } } },
        // Nothing fades there.
        [forcedColors]: { paddingBlockStart: '14px', backgroundColor: 'Canvas' },
      },
    },
  },
});

export const note = style({ '@layer': { [layers.sections]: { maxInlineSize: '36ch' } } });
