import { brandVars, vars } from './contract.css.ts';
import { byLook } from './look.ts';

const { color } = vars;
const { look } = brandVars;

/** Lines, as values of `border`. A divider separates the parts of a card or form. */
export const rule = {
  hair: `1px solid ${color.border.subtle}`,
  strong: `${look.strongLine} solid ${byLook(color.text.primary, color.border.subtle)}`,
  divider: `${look.dividerLine} ${byLook(color.border.divider, color.border.subtle)}`,
} as const;
