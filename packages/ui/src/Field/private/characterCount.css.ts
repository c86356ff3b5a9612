import { vars } from '../../theme/contract.css.ts';
import { styleVariants } from '../../theme/style.ts';
import { hint } from './fieldParts.css.ts';

/** At the end of the line, also without a hint. */
const atEnd = { marginInlineStart: 'auto' };
const over = '&[data-over]';

export const count = styleVariants({
  paper: [hint.paper, { ...atEnd, selectors: { [over]: { color: vars.color.badFg, fontWeight: 600 } } }],
  sun: [hint.sun, { ...atEnd, selectors: { [over]: { fontWeight: 700 } } }],
});
