import { font, layout, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, from, globalStyle, reducedMotion, rule, style } from '../../style.ts';

export const emblem = style({
  inlineSize: '96px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { inlineSize: '100%' } },
});

/** Centred in the card, and sticky: the form may be taller than the viewport. */
export const words = style({
  position: 'sticky',
  insetBlock: `calc(${layout.navStuckMobile} + ${space.s5}) ${space.s5}`,
  ...column,
  justifyItems: 'start',
  gap: `${space.s4} 28px`,
  inlineSize: '100%',
  marginBlock: 'auto',
  selectors: { [`&:has(> ${emblem}:empty)`]: { marginBlockStart: 0 } },
  '@media': {
    [from.md]: { selectors: { [`&:has(> ${emblem}:not(:empty))`]: { gridTemplateColumns: '144px minmax(0, 1fr)' } } },
  },
});

globalStyle(`${words} > *`, { gridColumn: '-2' });

globalStyle(`${words} > ${emblem}`, { '@media': { [from.md]: { gridArea: '1 / 1 / span 8' } } });

export const number = style({
  ...text.lede,
  marginBlockEnd: '-8px',
  color: color.accent,
  fontFamily: font.display,
  fontWeight: weight.subheading,
});

export const answers = style({ inlineSize: '100%', borderBlockEnd: rule.hair });

export const answer = style({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: space.s3,
  paddingBlock: '5px',
  borderBlockStart: rule.hair,
  overflowWrap: 'anywhere',
});

export const label = style({ color: color.text.secondary });

export const quote = style({
  ...text.small,
  inlineSize: '100%',
  maxBlockSize: '6.5em',
  overflow: 'auto',
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.border.control}`,
  color: color.text.secondary,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const time = style({
  inlineSize: '100%',
  overflow: 'hidden',
  borderBlockEnd: rule.strong,
  color: color.text.brand,
});

const share = 'calc(var(--left) * 100%)';

/** `--left` is the remaining share of the time, 1 at first. With reduced motion it changes once a second. */
export const left = style({
  inlineSize: share,
  '@media': { [reducedMotion]: { inlineSize: `round(up, ${share}, 20%)` } },
});

export const keep = style({ display: 'flex', alignItems: 'center', gap: space.s3 });
