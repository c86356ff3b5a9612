import { brandVars, color, style } from '@podium/ui/theme/style';

/** In the line colour of the section, also on the sheets. */
export const drawing = style({ inlineSize: '100%', color: brandVars.color.accent2.artwork });

export const clause = style({ stroke: color.accent });
