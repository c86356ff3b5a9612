import { barGrowth, layout, space, text } from '@podium/ui/theme/scale.css';
import { breakpoint, color, column, forcedColors, from, style } from '../style.ts';

/** Below 1024 px there is no free space beside the cities, so the text is below them. */
const belowLg = `screen and (max-width: ${breakpoint.lg - 1}px)`;

const fromMdBelowLg = `screen and (min-width: ${breakpoint.md}px) and (max-width: ${breakpoint.lg - 1}px)`;

export const head = style({
  containerType: 'inline-size',
  ...column,
  '@media': { [belowLg]: { minBlockSize: '560px' }, [fromMdBelowLg]: { minBlockSize: '650px' } },
});

/** The same with the taller chart of a page; padding keeps its heading clear of the fixed bars. */
export const pageHead = style([
  head,
  {
    '@media': {
      [belowLg]: { minBlockSize: '620px', paddingBlockStart: `calc(1.5 * ${barGrowth})` },
      [fromMdBelowLg]: { minBlockSize: '720px' },
    },
  },
]);

export const chart = style({ gridArea: '1 / 1', alignSelf: 'start' });

const fade = '72px';

/**
 * Below 1024 px the text has its own background, which fades upwards and covers the bottom of the chart. From 1024 px
 * it is on the chart, or below it with enlarged text.
 */
export const words = style({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'end',
  paddingBlockEnd: '36px',
  '@media': {
    [belowLg]: {
      paddingBlockStart: fade,
      backgroundImage: `linear-gradient(transparent, ${color.background} ${fade})`,
    },
    [from.lg]: { '@container': { '(max-width: 60rem)': { gridArea: '2 / 1', paddingBlockStart: space.s5 } } },
  },
  '@container': {
    '(min-width: 60rem)': {
      selectors: {
        [`${pageHead} > &`]: { marginBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${space.s6})` },
      },
    },
  },
});

/** On the left (west) in every language. */
export const corner = style({
  display: 'grid',
  gap: '14px',
  maxInlineSize: `calc(9.5 * ${text.h2.fontSize})`,
  '@media': {
    [from.lg]: { selectors: { '[dir=rtl] &': { marginInlineStart: 'auto' } } },
    // No gradients in forced colours.
    [forcedColors]: { paddingBlockStart: '14px', backgroundColor: 'Canvas' },
  },
});

export const note = style({ maxInlineSize: '36ch' });
