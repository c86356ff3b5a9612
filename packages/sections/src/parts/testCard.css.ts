import { brandVars, vars } from '@podium/ui/theme/contract.css';

const { text, highlight, info, gradient, accent } = vars.color;
/** In the dark theme the accent surfaces are too dark. */
const pale = `color-mix(in srgb, ${accent} 36%, ${text.primary})`;

/** The eight colours of a test card, for the surface `inverseAlt`. */
export const testCardColors = [
  text.primary,
  highlight.background,
  info.text,
  gradient.stop1,
  pale,
  brandVars.color.page.accent,
  gradient.stop2,
  brandVars.color.page.action,
];
