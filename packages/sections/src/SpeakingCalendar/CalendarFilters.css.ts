import { column, from, rule, style, wrapping } from '../style.ts';

/** Hidden without JavaScript, where chips do nothing. */
export const filters = style({
  ...column,
  gap: '20px',
  paddingBlock: '30px',
  borderBlock: rule.strong,
  '@media': { [from.md]: { ...wrapping, gap: '16px 56px' }, '(scripting: none)': { display: 'none' } },
});
