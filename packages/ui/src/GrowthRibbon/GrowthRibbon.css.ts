import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';

export const ribbon = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(120px, 17vw, 240px)',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 1.2,
  forcedColorAdjust: 'none',
  // Mirrored, so that it grows in the reading direction.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const stop = styleVariants(vars.color.gradient, (stopColor) => ({
  stopColor,
  '@media': { [forcedColors]: { stopColor: 'CanvasText' } },
}));
