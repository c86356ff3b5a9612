import { vars } from './contract.css.ts';

const { color } = vars;

/**
 * The lines things are ruled with, as values of `border`. A perforation says that what it borders detaches: coupons,
 * tickets, stubs of forms.
 */
export const rule = {
  hair: `1px solid ${color.rule}`,
  strong: `1.5px solid ${color.ink}`,
  perforation: `2px dotted ${color.edge}`,
} as const;

/** The edge of a control, whose lower side is heavier, as it would be in an engraved form. */
export const controlEdge = { side: `1px solid ${color.edge}`, foot: `2px solid ${color.edge}` } as const;

/** The same where something is wrong. */
export const errorEdge = { side: `1px solid ${color.badSolid}`, foot: `3px solid ${color.badSolid}` } as const;
