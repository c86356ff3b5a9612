import { space, text, weight } from '@podium/ui/theme/scale.css';
import { breakpoint, color, displayText, from, globalStyle, ifPlain, rule, style } from '../style.ts';

const chartWidth = '64px';
/** From 1100 px. */
const chartHeight = 'clamp(120px, 17vw, 240px)';

export const head = style({
  display: 'grid',
  rowGap: space.s5,
  maxInlineSize: '52rem',
  marginBlockEnd: `calc(${space.s6} + ${ifPlain(space.s5)})`,
});

/** The chart is beside the years, upright; from 1100 px above them. Years have their true distances in both. */
export const timeline = style({ display: 'flex', columnGap: space.s5, '@media': { [from.xl]: { display: 'block' } } });

export const chart = style({
  flex: 'none',
  inlineSize: chartWidth,
  containerType: 'size',
  // Years run down the page in every language.
  direction: 'ltr',
  '@media': { [from.xl]: { inlineSize: 'auto', containerType: 'normal' } },
});

globalStyle(`${chart} > *`, {
  '@media': {
    [`print, (max-width: ${breakpoint.xl - 0.02}px)`]: {
      inlineSize: '100cqb',
      maxInlineSize: 'none',
      // Also where it is mirrored for text from right to left.
      transform: 'none',
      blockSize: chartWidth,
      transformOrigin: '0 0',
      translate: `${chartWidth} 0`,
      rotate: '90deg',
    },
    [from.xl]: { blockSize: chartHeight },
  },
});

export const years = style({
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [from.xl]: {
      display: 'grid',
      gridTemplateColumns: 'var(--columns)',
      paddingBlockStart: space.s5,
      borderBlockStart: rule.strong,
      // A tick for each year.
      backgroundImage: `linear-gradient(to right, ${color.text.primary} 1px, transparent 1px)`,
      backgroundSize: 'calc(100% / var(--years)) 8px',
      backgroundRepeat: 'repeat-x',
      selectors: {
        '&:dir(rtl)': { backgroundImage: `linear-gradient(to left, ${color.text.primary} 1px, transparent 1px)` },
      },
    },
  },
});

const line = `2px solid ${color.accent}`;

export const year = style({
  minBlockSize: 'calc(39px * var(--years))',
  paddingBlock: `6px ${space.s4}`,
  // The line crosses the chart.
  marginInlineStart: `calc(${chartWidth} * -1 - ${space.s5})`,
  paddingInlineStart: `calc(${chartWidth} + ${space.s5})`,
  borderBlockStart: line,
  '@media': {
    [from.xl]: {
      position: 'relative',
      gridRow: 1,
      minBlockSize: 0,
      marginInlineStart: 0,
      paddingBlock: 0,
      paddingInline: `${space.s3} ${space.s4}`,
      borderBlockStart: 'none',
      borderInlineStart: line,
      selectors: {
        '&::before': {
          content: "''",
          position: 'absolute',
          insetInlineStart: '-2px',
          insetBlockEnd: '100%',
          // To the upper edge of the picture, whose middle is straight.
          blockSize: `calc(${space.s5} + ${chartHeight} * (1 + var(--share)) / 2)`,
          borderInlineStart: line,
        },
        '&:last-child::before': { insetInline: 'auto -2px' },
        // The last year may be at the edge: its text is before its line, in the column of the year before it.
        '&:nth-last-child(2)': { gridColumn: '-3', paddingInlineEnd: '50%' },
        '&:last-child': {
          gridColumn: '-3',
          justifySelf: 'end',
          inlineSize: '46%',
          paddingInline: `0 ${space.s3}`,
          textAlign: 'end',
          borderInlineStart: 'none',
          borderInlineEnd: line,
        },
      },
    },
  },
});

export const numeral = style({ ...displayText('1.5rem', weight.subheading, 1.1, '-0.035em') });

export const count = style({ ...text.label, marginBlock: '2px', color: color.text.brand });
