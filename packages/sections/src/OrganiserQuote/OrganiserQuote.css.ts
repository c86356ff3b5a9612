import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, from, hangingQuotes, style } from '../style.ts';

/** No padding above: the preceding section ends with its own. */
export const section = style({ paddingBlockEnd: space.section });

export const columns = style({
  ...column,
  gap: `${space.s6} clamp(32px, 6vw, 104px)`,
  '@media': {
    [from.md]: {
      alignItems: 'center',
      gridTemplateColumns: 'minmax(0, 26%) minmax(0, 1fr)',
      selectors: { '&:has(> :empty)': { gridTemplateColumns: 'minmax(0, 72rem)' } },
    },
    [from.lg]: { selectors: { '&:has(> :empty)': { marginInlineStart: '12.5%' } } },
  },
});

export const drawing = style({
  maxInlineSize: '220px',
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { maxInlineSize: '360px' } },
});

export const quote = style({
  ...displayText('clamp(1.75rem, 1.1rem + 2.4vw, 3.125rem)', weight.heading, 1.12, '-0.022em'),
  ...hangingQuotes,
});

export const source = style({ ...text.small, marginBlockStart: space.s5, textWrap: 'balance' });
