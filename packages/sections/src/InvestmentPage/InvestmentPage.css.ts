import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space } from '@podium/ui/theme/scale.css';
import { globalStyle, style } from '../style.ts';

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
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 1.4rem + 0.9vw, 2.375rem)',
  fontWeight: 560,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  overflowWrap: 'anywhere',
});
