import { duration, easing, radius } from '../theme/scale.css.ts';
import { brandVars, byLook, color, globalStyle, ifDecorated, rule, style } from '../theme/style.ts';

/** 8 px in the plain look; no limit in the decorated look. */
const thickness = `calc(8px + ${ifDecorated('100vb')})`;

/** A line below the bar in the decorated look, a filled track in the plain look. */
export const track = style({
  overflow: 'hidden',
  borderBlockEnd: rule.strong,
  borderBlockEndWidth: ifDecorated(brandVars.look.strongLine),
  borderRadius: radius.panel,
  backgroundColor: byLook('transparent', color.border.subtle),
});

export const bar = style({ transition: `inline-size ${duration.slow} ${easing.press}` });

globalStyle(`${bar} > *`, { maxBlockSize: thickness });
