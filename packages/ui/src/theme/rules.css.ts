import { vars } from './contract.css.ts';

const { color } = vars;

/** Lines, as values of `border`. A perforation separates a part that could be detached: stubs of tickets and forms. */
export const rule = {
  hair: `1px solid ${color.border.subtle}`,
  strong: `1.5px solid ${color.text.primary}`,
  perforation: `2px dotted ${color.border.divider}`,
} as const;

/** The border of a control, with a heavier lower side. */
export const controlEdge = {
  side: `1px solid ${color.border.control}`,
  foot: `2px solid ${color.border.control}`,
} as const;

/** The same, in the error state. */
export const errorEdge = {
  side: `1px solid ${color.border.danger}`,
  foot: `3px solid ${color.border.danger}`,
} as const;
