import { brandVars, vars } from './contract.css.ts';
import { inPrint } from './look.ts';

const { color } = vars;
const { look } = brandVars;

/** Lines, as values of `border`. A perforation separates a part that could be detached: stubs of tickets and forms. */
export const rule = {
  hair: `1px solid ${color.border.subtle}`,
  strong: `${look.strongLine} solid ${inPrint(color.text.primary, color.border.subtle)}`,
  perforation: `${look.perforation} ${inPrint(color.border.divider, color.border.subtle)}`,
} as const;
