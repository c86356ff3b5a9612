import { color, forcedColors, style, styleVariants } from '@podium/ui/theme/style';

export const ribbon = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(120px, 17vw, 240px)',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 0.9,
  forcedColorAdjust: 'none',
  // Mirrored, so that it grows in the reading direction.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const stop = styleVariants(color.gradient, (stopColor) => ({
  stopColor,
  '@media': { [forcedColors]: { stopColor: 'CanvasText' } },
}));
