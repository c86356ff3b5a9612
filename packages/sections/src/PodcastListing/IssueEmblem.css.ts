import { brandVars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight, radius, space } from '@podium/ui/theme/scale.css';
import { column, globalStyle, style } from '../style.ts';

/** A third of it is beyond the edge of the page, clipped by the section. */
export const issue = style({
  ...column,
  gridTemplateAreas: "'seal'",
  alignItems: 'center',
  inlineSize: 'min(112%, 36rem)',
  marginBlock: '-40px 24px',
  marginInlineStart: 'calc(-0.34 * min(100%, 32rem))',
  '@media': {
    [from.lg]: { inlineSize: '118%', marginBlock: 0, marginInlineStart: '-30%' },
  },
});

/** A brand without emblems: the number alone, as large as its cover. */
const cover = `${issue}:has(> :only-child)`;

globalStyle(cover, {
  containerType: 'inline-size',
  inlineSize: 'auto',
  aspectRatio: '16 / 9',
  marginBlock: `0 ${space.s6}`,
  marginInline: 0,
  padding: space.s6,
  borderRadius: radius.panel,
  backgroundColor: brandVars.color.accent2.background,
  color: brandVars.color.accent2.accent,
  '@media': { [from.lg]: { aspectRatio: '4 / 3', marginBlock: 0, marginInlineEnd: space.s7 } },
});
globalStyle(`${cover} > *`, { fontSize: '42cqi' });

globalStyle(`${issue} > *`, { gridArea: 'seal' });

export const number = style({
  textAlign: 'center',
  fontFamily: font.display,
  fontSize: 'clamp(5.5rem, 28vw, 9rem)',
  fontWeight: 640,
  letterSpacing: '-0.06em',
  lineHeight: lineHeight.heading,
  '@media': { [from.lg]: { fontSize: 'clamp(7rem, 3rem + 12vw, 15rem)' } },
});
