import { surface } from '@podium/ui/theme/surface.css';
import { from } from '@podium/ui/theme/media.css';
import { font, radius, space, tracking, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({ marginBlockEnd: 'clamp(36px, 5vw, 80px)' });

/** On phones it extends past the left edge of the page and leaves a fifth of the width free. */
export const closeUp = style([
  surface.inverse,
  {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'clip',
    aspectRatio: '0.9',
    marginInline: `calc(-1 * ${space.pageEdge}) 20vw`,
    borderStartEndRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    '@media': { [from.md]: { marginInline: 0, borderRadius: radius.panel } },
  },
]);

export const words = style({
  display: 'grid',
  rowGap: '18px',
  '@media': { [from.md]: { paddingInlineStart: 'clamp(0px, 2vw, 32px)' } },
});

export const lead = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.1vw, 2rem)',
  fontWeight: weight.heading,
  letterSpacing: tracking.sub,
  lineHeight: 1.2,
  textWrap: 'balance',
});
