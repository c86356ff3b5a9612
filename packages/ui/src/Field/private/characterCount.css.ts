import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layered } from '../../theme/layered.ts';
import { hint } from './fieldParts.css.ts';

/** At the end of the line, also without a hint. */
const atEnd = { marginInlineStart: 'auto' };
const over = '&[data-over]';

export const count = styleVariants({
  paper: [hint.paper, layered.ui({ ...atEnd, selectors: { [over]: { color: vars.color.badFg, fontWeight: 600 } } })],
  sun: [hint.sun, layered.ui({ ...atEnd, selectors: { [over]: { fontWeight: 700 } } })],
});
