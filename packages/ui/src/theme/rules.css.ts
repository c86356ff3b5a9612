import { brandVars, vars } from './contract.css.ts';
import { ifPrinted, inPrint } from './look.ts';

const { color } = vars;
const { look } = brandVars;

/** Lines, as values of `border`. A perforation separates a part that could be detached: stubs of tickets and forms. */
export const rule = {
  hair: `1px solid ${color.border.subtle}`,
  strong: `${look.strongLine} solid ${inPrint(color.text.primary, color.border.subtle)}`,
  perforation: `${look.perforation} ${inPrint(color.border.divider, color.border.subtle)}`,
} as const;

/** The border of a control, with a heavier lower side. */
export const controlEdge = {
  side: `1px solid ${color.border.control}`,
  foot: `calc(1px + ${ifPrinted('1px')}) solid ${color.border.control}`,
} as const;

/** The same, in the error state. */
export const errorEdge = {
  side: `1px solid ${color.border.danger}`,
  foot: `calc(1px + ${ifPrinted('2px')}) solid ${color.border.danger}`,
} as const;
