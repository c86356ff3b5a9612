import { vars } from '@podium/ui/theme/contract.css';
import { rule } from '@podium/ui/theme/rules.css';
import { measure, space, text } from '@podium/ui/theme/scale.css';
import { column, style } from '../style.ts';

const { color } = vars;

export const part = style({
  ...column,
  rowGap: space.s3,
  maxInlineSize: measure.body,
  selectors: { '& + &': { marginBlockStart: space.s7 } },
});

export const list = style({ display: 'grid', rowGap: space.s2, paddingInlineStart: '1.2em', listStyle: 'square' });

export const tableRail = style({ overflowX: 'auto', scrollbarColor: `${color.text.secondary} transparent` });

export const table = style({ ...text.small, inlineSize: '100%', minInlineSize: '28rem', borderCollapse: 'collapse' });

export const caption = style({ paddingBlockEnd: space.s2, color: color.text.secondary, textAlign: 'start' });

export const cell = style({
  paddingBlock: '10px',
  paddingInlineEnd: space.s4,
  borderBlockStart: rule.hair,
  textAlign: 'start',
  verticalAlign: 'top',
});
