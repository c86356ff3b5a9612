import { vars } from './contract.css.ts';

/** A border that means 'this detaches': figures, stubs, coupons, tickets. On a field it has the colour of the text. */
export const perforation = {
  paper: `2px dotted ${vars.color.edge}`,
  field: '2px dotted currentColor',
} as const;
