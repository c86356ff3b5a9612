import { space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { brandVars, color, column, displayText, from, rule, wrapping } from '@podium/ui/theme/tokens';
import { globalStyle, style, styleVariants } from '../style.ts';

const talk = style({
  position: 'relative',
  isolation: 'isolate',
  ...column,
  rowGap: space.s3,
  overflow: 'clip',
  border: rule.strong,
  padding: `${space.s4} clamp(20px, 2.2vw, 32px) ${space.s5}`,
  // Borders of neighbours share one line; the wider note shows its own beside the one above.
  selectors: { '& + &': { marginBlockStart: `calc(-1 * ${brandVars.look.strongLine})` } },
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(232px, max-content) minmax(0, 1fr)',
      alignItems: 'center',
      paddingBlock: space.s5,
    },
  },
});

/** The longer the talk, the wider its note. */
export const talks = styleVariants({
  0: [surface.accent2, talk, { '@media': { [from.lg]: { inlineSize: 'max(66%, min(100%, 38rem))' } } }],
  1: [surface.inverse, talk, { '@media': { [from.lg]: { inlineSize: 'max(83%, min(100%, 48rem))' } } }],
  2: [surface.raised, talk],
});

export const length = style({ ...text.label, display: 'flex', alignItems: 'baseline', gap: space.s2 });

export const minutes = style(displayText('clamp(4.5rem, 2.6rem + 6vw, 8rem)', weight.numeral, 1, tracking.mega));

/** Clear of the emblem. */
export const words = style({
  ...column,
  rowGap: space.s2,
  '@media': { [from.lg]: { maxInlineSize: 'max(65%, min(100%, 14rem))' } },
});

globalStyle(`${words} > p`, { maxInlineSize: '27rem' });

globalStyle(`${words} h3`, { fontSize: 'clamp(1.625rem, 1.2rem + 1vw, 2.125rem)' });

export const foot = style({
  ...text.small,
  ...wrapping,
  gap: `${space.s4} ${space.s5}`,
  marginBlockStart: space.s1,
});

/** Bleeds over the end edge, clear of the text; on phones at the top, beside the minutes. */
export const emblem = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-60px',
  insetInlineEnd: '-60px',
  inlineSize: 'min(180px, 44vw)',
  color: color.artwork.primary,
  '@media': {
    [from.lg]: { insetBlockStart: '50%', insetInlineEnd: '-78px', inlineSize: '220px', transform: 'translateY(-50%)' },
    'screen and (min-width: 1280px)': { insetInlineEnd: '-110px', inlineSize: '320px' },
  },
});
