import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space, text, tracking, weight } from '@podium/ui/theme/scale.css';

const { color } = vars;

export const notes = style(
  layered.sections({
    '@media': {
      [from.lg]: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        blockSize: '100%',
        textAlign: 'end',
      },
    },
  }),
);

/** Figure and label at the two ends of a line; in the margin, the label is above. */
export const note = style(
  layered.sections({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s4,
    paddingBlock: '14px',
    borderBlockStart: rule.hair,
    selectors: { '&:first-child': { borderBlockStart: rule.strong } },
    '@media': { [from.lg]: { display: 'block' } },
  }),
);

export const label = style(
  layered.sections({ ...text.small, color: color.ink2, textAlign: 'end', overflowWrap: 'anywhere' }),
);

export const figure = style(
  layered.sections({
    fontFamily: font.serif,
    fontSize: '3rem',
    fontWeight: weight.numeral,
    letterSpacing: tracking.numeral,
    lineHeight: 1,
    '@media': { [from.lg]: { marginBlockStart: '6px' } },
  }),
);
