import { vars } from '../theme/contract.css.ts';
import { forcedColors } from '../theme/media.css.ts';
import { font, radius, space, text, weight } from '../theme/scale.css.ts';
import { recipe, style } from '../theme/style.ts';
import { surface } from '../theme/surface.css.ts';

export const name = style({
  minInlineSize: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  // The limit keeps the name beside the menu button on phones when text is enlarged.
  fontSize: 'min(1.25rem, 7vw)',
  lineHeight: 1.1,
  fontFamily: font.display,
  fontWeight: weight.heading,
  letterSpacing: '-0.02em',
  overflowWrap: 'break-word',
});

export const divider = recipe({
  base: { display: 'block', forcedColorAdjust: 'none' },
  variants: {
    ink: {
      surface: { backgroundColor: vars.color.accent, '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } } },
      text: { backgroundColor: 'currentColor' },
    },
    kind: {
      line: { blockSize: '1px', backgroundColor: vars.color.border.subtle },
      band: { blockSize: '24px' },
      wideBand: { blockSize: '72px' },
    },
  },
  defaultVariants: { ink: 'surface' },
});

export const stamp = style([
  surface.accent1,
  { ...text.small, inlineSize: 'fit-content', maxInlineSize: '16rem', padding: space.s5, borderRadius: radius.panel },
]);

export const figure = style({ ...text.h1, display: 'block' });

export const frame = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.panel,
});
