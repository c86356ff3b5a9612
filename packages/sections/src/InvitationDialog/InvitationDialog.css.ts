import { lineHeight, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, from, globalStyle, rule, stacked, style } from '../style.ts';

export const requirements = style({
  borderBlockStart: rule.strong,
  '@media': { [from.md]: { columnCount: 2, columnGap: '28px' } },
});

export const requirement = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '9px',
  borderBlockEnd: rule.hair,
  breakInside: 'avoid',
  counterIncrement: 'list-item',
  lineHeight: 1.4,
  '::before': {
    content: 'counter(list-item)',
    color: color.accent,
    ...displayText('1.375rem', weight.numeral, lineHeight.heading),
  },
});

export const consent = style({
  position: 'relative',
  display: 'grid',
  gap: space.s2,
  paddingBlockStart: space.s5,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: `-${space.s7}`,
      borderBlockStart: rule.divider,
    },
  },
});

/** As high as its panel, so that the actions are at the bottom. */
export const form = style({ flex: 1, ...stacked, gap: '18px' });

export const fields = style({
  ...column,
  gap: `18px ${space.s4}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const notes = style({ ...column, gap: space.s3 });

globalStyle(`${fields} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
