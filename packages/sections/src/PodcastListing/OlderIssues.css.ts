import { vars } from '@podium/ui/theme/contract.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { numeral, style } from '../style.ts';

export const issues = style({ marginBlockEnd: space.s4 });

export const issue = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.s5,
  paddingBlock: space.s3,
  borderBlockStart: rule.hair,
});

export const number = style({
  color: vars.color.text.brand,
  ...numeral,
  fontSize: '1.625rem',
});

export const title = style({ fontWeight: 560 });
