import { font, space, weight } from '@podium/ui/theme/scale.css';
import { brandVars, byLook, color, column, displayText, from, style, wrapping } from '../style.ts';

const division = `${brandVars.look.dividerLine} ${byLook('currentColor', color.border.subtle)}`;

export const sheet = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(74vw, 20rem)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  // Without a track, which Firefox draws white.
  scrollbarColor: 'currentColor transparent',
  scrollbarWidth: 'thin',
  marginInlineEnd: `calc(-1 * ${space.pageEdge})`,
  borderBlock: division,
  '@media': {
    [from.md]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflowX: 'visible', marginInlineEnd: 0 },
    [from.lg]: { gridTemplateColumns: '1.5fr 1fr 1fr 1.25fr' },
    print: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', overflowX: 'visible', marginInlineEnd: 0 },
  },
});

export const card = style({
  ...column,
  alignContent: 'start',
  rowGap: '10px',
  minInlineSize: 0,
  paddingBlock: '28px 34px',
  paddingInline: '26px',
  scrollSnapAlign: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': { borderInlineStart: division } },
  '@media': {
    'print, screen and (min-width: 768px) and (max-width: 1023.98px)': {
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 'none' },
        '&:nth-child(n + 3)': { borderBlockStart: division },
      },
    },
  },
});

export const cost = style({
  marginBlockEnd: space.s4,
  ...displayText('clamp(4rem, 2.5rem + 4.4vw, 7rem)', weight.subheading, 0.95, '-0.035em'),
});

export const unit = style({ fontFamily: font.text, fontSize: '1.0625rem', fontWeight: weight.label, letterSpacing: 0 });

export const foot = style({ ...wrapping, alignItems: 'center', gap: '28px', marginBlockStart: '34px' });

export const band = style({
  flex: '1 1 12rem',
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});
