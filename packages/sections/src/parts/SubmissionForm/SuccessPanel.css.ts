import { font, layout, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, from, globalStyle, reducedMotion, rule, stacked, style } from '../../style.ts';

export const status = style(column);

/** Centred in the card, sticky within the viewport: the form may be taller than the viewport. */
export const words = style({
  position: 'sticky',
  insetBlock: `calc(${layout.navStuckMobile} + ${space.s5}) ${space.s5}`,
  ...stacked,
  alignItems: 'flex-start',
  gap: '18px',
  inlineSize: '100%',
  marginBlock: 'auto',
  '@media': { [from.md]: { paddingInline: 'clamp(0px, 2.5vw, 40px)' } },
});

/** The emblem is beside the words on tablets, where the panel is as wide as the page; otherwise above them. */
export const wordsOfReceipt = style([
  words,
  {
    '@media': {
      [from.md]: {
        display: 'grid',
        gridTemplateColumns: '180px minmax(0, 1fr)',
        justifyItems: 'start',
        columnGap: '28px',
      },
      [from.lg]: { display: 'flex' },
    },
  },
]);

globalStyle(`${wordsOfReceipt} > *`, { gridColumn: 2 });

export const emblem = style({
  inlineSize: '140px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { inlineSize: '220px' } },
});

/** On tablets beside all lines of the receipt. */
globalStyle(`${wordsOfReceipt} > ${emblem}`, {
  gridArea: '1 / 1 / span 6',
  inlineSize: '180px',
  '@media': { [from.lg]: { inlineSize: '280px' } },
});

/** On a separate line, close to the heading. */
export const number = style({
  ...text.lede,
  marginBlockEnd: '-8px',
  color: color.accent,
  fontFamily: font.display,
  fontWeight: weight.subheading,
});

export const time = style({
  inlineSize: '100%',
  marginBlockStart: space.s4,
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

/** A check mark while pressed. Drawn with borders, because screen readers announce generated text. */
export const keep = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  selectors: {
    '&:has([aria-pressed=true])::after': {
      content: '""',
      inlineSize: '12px',
      blockSize: '7px',
      border: 'solid currentColor',
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg) translate(1px, -2px)',
    },
  },
});
