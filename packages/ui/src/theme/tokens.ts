import { vars } from './contract.css.ts';

/** The values of the theme, media queries and layouts, for styles. The scale is in `scale.css.ts`. */
export { brandVars, vars } from './contract.css.ts';
export { displayText } from './displayText.css.ts';
export * from './layouts.ts';
export * from './look.ts';
export * from './media.css.ts';
export { rule } from './rules.css.ts';

export const { color } = vars;
