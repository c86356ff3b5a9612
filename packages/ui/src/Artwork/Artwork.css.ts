import { radius, space, text, weight } from '../theme/scale.css.ts';
import { surface } from '../theme/surface.css.ts';
import { color, displayText, forcedColors, style, styleVariants } from '../theme/style.ts';

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // The limit keeps the name beside the menu button on phones when text is enlarged.
  ...displayText('min(1.25rem, 7vw)', weight.heading, 1.1, '-0.02em'),
  overflowWrap: 'break-word',
});

const band = style({
  display: 'block',
  borderRadius: radius.panel,
  backgroundColor: color.accent,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const divider = styleVariants({
  line: { display: 'block', blockSize: '1px', backgroundColor: color.border.subtle, forcedColorAdjust: 'none' },
  band: [band, { blockSize: '24px' }],
  wideBand: [band, { blockSize: '72px' }],
});

export const growth = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(96px, 14vw, 240px)',
  fill: color.accent,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});

export const promise = style([
  surface.accent1,
  { ...text.small, inlineSize: 'fit-content', maxInlineSize: '16rem', padding: space.s5, borderRadius: radius.panel },
]);

export const figure = style({ ...text.h1, display: 'block' });
