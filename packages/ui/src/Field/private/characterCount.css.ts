import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';
import { hint } from './fieldParts.css.ts';

/** At the end of the line, also without a hint. */
export const count = style([
  hint,
  {
    marginInlineStart: 'auto',
    selectors: { '&[data-over]': { color: vars.color.text.danger, fontWeight: 600 } },
  },
]);
