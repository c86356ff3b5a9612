import { space, text, weight } from '@podium/ui/theme/scale.css';
import { bar } from '../parts/TierChart.css.ts';
import { color, column, displayText, from, globalStyle, numeral, rule, style } from '../style.ts';

export const head = style({ ...column, rowGap: space.s5 });

/** The light colours of drawings, in both themes: the surface is dark in both. */
globalStyle(`${head} ${bar}`, { colorScheme: 'dark' });

export const cells = style({
  display: 'grid',
  borderBlock: rule.strong,
  '@media': {
    [from.md]: { gridTemplateColumns: '1fr 1fr' },
    [from.lg]: { gridTemplateColumns: '1.1fr 1.3fr 1.3fr 1.1fr' },
  },
});

export const cell = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s2,
  paddingBlock: '22px',
  selectors: { '& + &': { borderBlockStart: rule.divider } },
  '@media': {
    [from.md]: {
      paddingInline: space.s5,
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0 },
        '&:nth-child(even)': { borderInlineStart: rule.divider },
        '&:nth-child(2)': { borderBlockStart: 'none' },
      },
    },
    [from.lg]: {
      selectors: {
        '& + &': { borderBlockStart: 'none', borderInlineStart: rule.divider, paddingInlineStart: space.s5 },
      },
    },
  },
});

globalStyle(`${cell} h2`, { fontSize: '1.375rem' });

export const range = style({
  ...displayText('clamp(1.75rem, 1.4rem + 0.9vw, 2.375rem)', weight.subheading, 1, '-0.035em'),
  overflowWrap: 'anywhere',
});

const line = `3px solid ${color.action.background}`;

export const steps = style({
  ...column,
  '@media': { [from.lg]: { gridTemplateColumns: '3fr 3fr 4fr 6fr', borderBlockStart: line } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  rowGap: space.s1,
  borderInlineStart: line,
  paddingInlineStart: space.s5,
  paddingBlockEnd: space.s6,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '13px',
    insetInlineStart: '-12px',
    inlineSize: '22px',
    borderBlockStart: `3px solid ${color.accent}`,
  },
  '@media': {
    [from.lg]: {
      borderInlineStart: 'none',
      paddingBlock: `${space.s4} 0`,
      paddingInline: `0 ${space.s5}`,
      selectors: { '& + &': { borderInlineStart: rule.divider, paddingInlineStart: space.s4 } },
      '::before': {
        insetBlockStart: '-12px',
        insetInlineStart: '-2px',
        inlineSize: 0,
        blockSize: '22px',
        borderBlockStart: 'none',
        borderInlineStart: `3px solid ${color.accent}`,
      },
    },
  },
});

globalStyle(`${step} h3`, { ...text.small, fontWeight: weight.label });

export const when = style(numeral('1.75rem', 1.1));
