import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space, text } from '@podium/ui/theme/scale.css';

const { color } = vars;

export const list = style(layered.sections({ marginBlockStart: space.s4 }));

export const line = style(
  layered.sections({
    ...text.small,
    display: 'flex',
    alignItems: 'baseline',
    gap: space.s3,
    paddingBlock: space.s3,
    borderBlockStart: rule.hair,
    counterIncrement: 'requirement',
    overflowWrap: 'anywhere',
    selectors: {
      '&::before': {
        content: 'counter(requirement)',
        flex: 'none',
        inlineSize: '1.2em',
        color: color.serial,
        fontFamily: font.serif,
        fontSize: '1.125rem',
        fontWeight: 560,
      },
    },
  }),
);
