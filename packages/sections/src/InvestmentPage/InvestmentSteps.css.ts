import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { font, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { rule } from '@podium/ui/theme/rules.css';
import { globalStyle, style } from '../style.ts';

const { color } = vars;

const line = `3px solid ${color.action.background}`;

/** Along a line: at the start edge, from 1024 px above. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: '3fr 3fr 4fr 6fr', borderBlockStart: line } },
});

/** A tick marks each date on the line. */
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

export const when = style({
  fontFamily: font.display,
  fontSize: '1.75rem',
  fontWeight: weight.numeral,
  letterSpacing: tracking.numeral,
  lineHeight: 1.1,
});

export const foot = style({ display: 'grid', rowGap: space.s5, marginBlockStart: space.s6 });
