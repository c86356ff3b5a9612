import { brandVars, vars } from '../theme/contract.css.ts';
import { ifDecorated, byLook } from '../theme/look.ts';
import { globalStyle, style } from '../theme/style.ts';
import { rule } from '../theme/rules.css.ts';
import { duration, easing, radius } from '../theme/scale.css.ts';

/** In the plain look; in the decorated look without effect. */
const thickness = `calc(8px + ${ifDecorated('100vb')})`;

/** Above a line; in the plain look in a groove. */
export const track = style({
  overflow: 'hidden',
  borderBlockEnd: rule.strong,
  borderBlockEndWidth: ifDecorated(brandVars.look.strongLine),
  borderRadius: radius.panel,
  backgroundColor: byLook('transparent', vars.color.border.subtle),
});

export const bar = style({ transition: `inline-size ${duration.slow} ${easing.press}` });

globalStyle(`${bar} > *`, { maxBlockSize: thickness });
