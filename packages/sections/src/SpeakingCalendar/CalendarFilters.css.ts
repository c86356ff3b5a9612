import { column, from, rule, style } from '../style.ts';

/** Hidden without JavaScript, where chips do nothing. */
export const filters = style({
  ...column,
  gap: '20px',
  paddingBlock: '30px',
  borderBlock: rule.strong,
  '@media': {
    [from.md]: { display: 'flex', flexWrap: 'wrap', gap: '16px 56px' },
    '(scripting: none)': { display: 'none' },
  },
});
