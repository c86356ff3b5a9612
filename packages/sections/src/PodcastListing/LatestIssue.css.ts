import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { column, style } from '../style.ts';

export const issue = style({
  ...column,
  rowGap: space.s2,
  marginBlockStart: 'clamp(24px, 3vw, 40px)',
  paddingBlock: '22px 26px',
  borderBlockStart: rule.strong,
});

export const action = style({ marginBlockStart: space.s2 });
