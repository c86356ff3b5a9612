import { space } from '@podium/ui/theme/scale.css';
import { color, column, from, rule, stacked, style, wrapping } from '../style.ts';

const aboveList = 'clamp(36px, 4.6vw, 72px)';

export const head = style({
  ...column,
  gap: `${space.s6} clamp(24px, 3vw, 48px)`,
  '@media': {
    [from.lg]: {
      alignItems: 'end',
      selectors: { '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)' } },
    },
  },
});

/** Its lowest line is the upper edge of the list. */
export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '460px',
  justifySelf: 'end',
  marginBlockEnd: `calc(-1 * ${aboveList})`,
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});

export const register = style({ marginBlockStart: aboveList, borderBlock: rule.strong });

export const notes = style({
  ...wrapping,
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s7}`,
  marginBlockStart: space.s5,
});

export const closing = style({
  ...stacked,
  gap: space.s5,
  marginBlockStart: 'clamp(48px, 5vw, 80px)',
  '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
});
