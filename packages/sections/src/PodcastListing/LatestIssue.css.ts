import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';

export const issue = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space.s2,
    marginBlockStart: 'clamp(24px, 3vw, 40px)',
    paddingBlock: '22px 26px',
    borderBlockStart: rule.strong,
  }),
);

export const action = style(layered.sections({ marginBlockStart: space.s2 }));
