import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space, tracking, weight } from '@podium/ui/theme/scale.css';

export const issues = style(layered.sections({ marginBlockEnd: space.s4 }));

export const issue = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: '3.75rem minmax(0, 1fr)',
    alignItems: 'baseline',
    columnGap: space.s5,
    paddingBlock: space.s3,
    borderBlockStart: rule.hair,
  }),
);

export const number = style(
  layered.sections({
    color: vars.color.intaglio,
    fontFamily: font.serif,
    fontSize: '1.625rem',
    fontWeight: weight.numeral,
    letterSpacing: tracking.numeral,
  }),
);

export const title = style(layered.sections({ fontWeight: 560 }));
