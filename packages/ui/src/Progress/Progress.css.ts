import { duration, easing, radius } from '../theme/scale.css.ts';
import { brandVars, byLook, color, globalStyle, ifDecorated, rule, style } from '../theme/style.ts';

/** In the plain look; in the decorated look without effect. */
const thickness = `calc(8px + ${ifDecorated('100vb')})`;

/** Above a line; in the plain look in a groove. */
export const track = style({
  overflow: 'hidden',
  borderBlockEnd: rule.strong,
  borderBlockEndWidth: ifDecorated(brandVars.look.strongLine),
  borderRadius: radius.panel,
  backgroundColor: byLook('transparent', color.border.subtle),
});

export const bar = style({ transition: `inline-size ${duration.slow} ${easing.press}` });

globalStyle(`${bar} > *`, { maxBlockSize: thickness });
