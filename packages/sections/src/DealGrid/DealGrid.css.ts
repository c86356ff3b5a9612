import { measure, space, text } from '@podium/ui/theme/scale.css';
import { color, column, from, rule, style } from '../style.ts';

const foot = '80px';

export const head = style({
  ...column,
  alignItems: 'end',
  gap: space.gutter,
  paddingBlock: 'clamp(36px, 5vw, 72px) 40px',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const headingPlace = style({ containerType: 'inline-size' });

/** Width of the longest word, in em. It fits into its column, also beside a scrollbar, and is never clipped. */
const longestWord = 7.6;

export const heading = style({
  ...text.hero,
  fontSize: `min(${text.hero.fontSize}, 100cqi / ${longestWord})`,
  lineHeight: 0.9,
});

export const personal = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: `10px ${space.s4}`,
  '@media': {
    [from.md]: { gridTemplateColumns: '180px minmax(0, 1fr)', columnGap: space.s5 },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const personalEmblem = style({
  gridRow: '1 / 3',
  alignSelf: 'center',
  '@media': { [from.lg]: { marginBlock: '-40px -24px' } },
});

export const personalBadge = style({ alignSelf: 'end' });

export const personalNote = style({ ...text.small, maxInlineSize: measure.lede, color: color.text.secondary });

export const filter = style({ paddingBlock: '20px', borderBlock: rule.strong });

export const cards = style({
  ...column,
  gap: space.gutter,
  marginBlockStart: space.s6,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
  // Nothing follows while the deals are loading.
  selectors: { '&:last-child': { paddingBlockEnd: foot } },
});

export const words = style({ ...text.h3, maxInlineSize: '14em' });

export const failure = style([words, { marginBlockEnd: space.s4 }]);

export const note = style({
  ...text.small,
  maxInlineSize: measure.body,
  paddingBlock: `${space.s6} ${foot}`,
  color: color.text.secondary,
});
