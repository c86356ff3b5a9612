import { brandVars, vars } from '@podium/ui/theme/contract.css';

const { text, highlight, info, gradient, accent } = vars.color;
/** In the dark theme the accent surfaces are too dark. */
const pale = `color-mix(in srgb, ${accent} 36%, ${text.primary})`;

/** The eight colours of a test card, for the surface `inverseAlt`. */
export const testCardColors = [
  text.primary,
  highlight.background,
  info.text,
  `color-mix(in srgb, ${gradient.stop1} 60%, ${text.primary})`,
  pale,
  brandVars.color.page.accent,
  gradient.stop2,
  text.secondary,
];
