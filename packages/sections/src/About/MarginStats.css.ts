import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { numeral, style } from '../style.ts';

const { color } = vars;

export const notes = style({
  '@media': {
    [from.lg]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      blockSize: '100%',
      textAlign: 'end',
    },
  },
});

/** Figure and label at the two ends of a line; in the margin, the label is above. */
export const note = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: '14px',
  borderBlockStart: rule.hair,
  selectors: { '&:first-child': { borderBlockStart: rule.strong } },
  '@media': { [from.lg]: { display: 'block' } },
});

export const label = style({ ...text.small, color: color.text.secondary, textAlign: 'end', overflowWrap: 'anywhere' });

export const figure = style({
  ...numeral,
  fontSize: '3rem',
  lineHeight: 1,
  '@media': { [from.lg]: { marginBlockStart: '6px' } },
});
