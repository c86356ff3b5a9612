import { vars } from './contract.css.ts';

const { color } = vars;

/** Lines, as values of `border`. A perforation separates a part that could be detached: stubs of tickets and forms. */
export const rule = {
  hair: `1px solid ${color.rule}`,
  strong: `1.5px solid ${color.ink}`,
  perforation: `2px dotted ${color.edge}`,
} as const;

/** The border of a control, with a heavier lower side. */
export const controlEdge = { side: `1px solid ${color.edge}`, foot: `2px solid ${color.edge}` } as const;

/** The same, in the error state. */
export const errorEdge = { side: `1px solid ${color.badSolid}`, foot: `3px solid ${color.badSolid}` } as const;
