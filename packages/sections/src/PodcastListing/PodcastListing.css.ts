import { lineHeight, radius, space, weight } from '@podium/ui/theme/scale.css';
import { brandVars, color, column, displayText, from, globalStyle, numeral, rule, style } from '../style.ts';

/** A third of it is beyond the edge of the page, clipped by the section. */
export const emblem = style({
  ...column,
  gridTemplateAreas: "'emblem'",
  isolation: 'isolate',
  alignItems: 'center',
  inlineSize: 'min(112%, 36rem)',
  marginBlock: '-40px 24px',
  marginInlineStart: 'calc(-0.34 * min(100%, 32rem))',
  '@media': { [from.lg]: { inlineSize: '118%', marginBlock: 0, marginInlineStart: '-30%' } },
});

/** A brand without emblems: the number alone, as large as its cover. */
const cover = `${emblem}:has(> :only-child)`;

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

globalStyle(`${emblem} > *`, { gridArea: 'emblem' });

export const emblemNumber = style({
  // Above the emblem also while that is animated.
  zIndex: 1,
  textAlign: 'center',
  ...displayText('clamp(5.5rem, 28vw, 9rem)', weight.numeral, lineHeight.heading, '-0.06em'),
  // Keeps the lines of the emblem off the figures.
  WebkitTextStroke: `0.075em ${color.background}`,
  paintOrder: 'stroke fill',
  '@media': { [from.lg]: { fontSize: 'clamp(7rem, 3rem + 12vw, 15rem)' } },
  // Not `> *`: after `:has()`, browsers would style the whole document again at every change.
  selectors: { [`${cover} > &`]: { fontSize: '42cqi', WebkitTextStroke: 0 } },
});

export const latest = style({
  ...column,
  rowGap: space.s2,
  marginBlockStart: 'clamp(24px, 3vw, 40px)',
  paddingBlock: '22px 26px',
  borderBlockStart: rule.strong,
});

export const action = style({ marginBlockStart: space.s2 });

export const older = style({ marginBlockEnd: space.s4 });

export const issue = style({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: space.s5,
  paddingBlock: space.s3,
  borderBlockStart: rule.hair,
});

export const number = style({ color: color.text.brand, ...numeral('1.625rem') });

export const title = style({ fontWeight: weight.medium });
