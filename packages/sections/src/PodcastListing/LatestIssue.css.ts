import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

export const issue = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space.s2,
    marginBlockStart: 'clamp(24px, 3vw, 40px)',
    paddingBlock: '22px 26px',
    borderBlockStart: `1.5px solid ${vars.color.ink}`,
  }),
);

export const action = style(layered.sections({ marginBlockStart: space.s2 }));
