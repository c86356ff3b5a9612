import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { radius, font, tracking, weight } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '@podium/ui/theme/style';

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '10px', minInlineSize: 0 });

export const sign = styleVariants({ surface: vars.color.artwork.primary, text: 'currentColor' }, (fill) => ({
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  fill,
}));

export const name = style({
  minInlineSize: 0,
  fontFamily: font.display,
  fontSize: 'min(1.125rem, 6vw)',
  fontWeight: weight.subheading,
  letterSpacing: tracking.heading,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
});

export const rings = style({ overflow: 'visible', fill: 'none', stroke: vars.color.border.subtle });

const photograph = style({ objectFit: 'cover', objectPosition: '50% 30%' });

export const covering = style([photograph, { inlineSize: '100%', blockSize: '100%' }]);

/** At the end of the first screen, as high as the area above the figures. */
export const hero = style([
  photograph,
  {
    position: 'absolute',
    insetBlockStart: '16px',
    inlineSize: '100%',
    blockSize: 'calc(100% - 76px)',
    borderStartStartRadius: radius.panel,
    borderStartEndRadius: radius.panel,
    '@media': { [from.md]: { insetBlockStart: '16%', insetInlineStart: '14%', inlineSize: '86%', blockSize: '67%' } },
  },
]);
