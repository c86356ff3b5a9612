import { createVar } from '@vanilla-extract/css';
import { maxWidth, space, text } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { color, column, forcedColors, from, globalStyle, rule, stacked, style } from '../style.ts';

export const cards = style({
  ...column,
  borderBlock: rule.strong,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: '1fr 1fr',
      minBlockSize: '660px',
    },
  },
});

const card = style({
  position: 'relative',
  ...stacked,
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  rowGap: space.s4,
  minBlockSize: '320px',
  overflow: 'clip',
  padding: `clamp(28px, 3.4vw, 56px) ${space.pageEdge}`,
});

export const summits = style([surface.page, card, { borderBlockEnd: rule.strong }]);

export const workshop = style([surface.alt, card]);

/** Positioned, so it lies above the text and the button: presses go through it. */
const ornament = { position: 'absolute', pointerEvents: 'none' } as const;

/** At the top end corner; from 1024 px faint behind the title. Invisible behind small text. */
export const rays = style({
  ...ornament,
  insetInlineEnd: '-100%',
  insetBlockStart: '-224px',
  inlineSize: '190%',
  maskImage: 'linear-gradient(#000 384px, transparent 490px)',
  color: color.artwork.primary,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [from.md]: {
      insetInlineEnd: '-52%',
      insetBlockStart: '-370px',
      inlineSize: '118%',
      maskImage: 'linear-gradient(#000 520px, transparent 670px)',
    },
    [from.lg]: { insetBlockStart: '-66%', maskImage: 'linear-gradient(#000 62%, #0006 76%, transparent 88%)' },
    // The text begins further from the edge.
    [from.wide]: {
      insetInlineEnd: '-62%',
      maskImage: 'linear-gradient(225deg, #000 44%, #0006 56% 62%, transparent 72%)',
    },
  },
});

export const keynote = style([
  surface.inverse,
  card,
  {
    rowGap: 'clamp(28px, 3vw, 48px)',
    minBlockSize: '560px',
    // Less room where a brand has no drawing.
    selectors: { [`&:has(> ${rays}:empty)`]: { minBlockSize: '400px' } },
    '@media': {
      [from.lg]: { gridRow: '1 / 3', paddingInlineStart: `max(${space.pageEdge}, (100vw - ${maxWidth}) / 2)` },
    },
  },
]);

export const loud = style({
  ...text.mega,
  position: 'relative',
  maxInlineSize: '100%',
  // Enlarged, it keeps to its column.
  '@media': { [from.lg]: { fontSize: `min(${text.mega.fontSize}, 11.6vw)` } },
});

// In forced colours the heading has a background, which covers the top of the text if that is not positioned as well.
globalStyle(`${loud} + *`, { '@media': { [forcedColors]: { position: 'relative' } } });

/** Fits three emblems beside the button. */
const citySize = createVar();

export const cities = style({
  vars: { [citySize]: 'clamp(64px, 42vw - 68px, 112px)' },
  ...ornament,
  insetInlineEnd: '16px',
  insetBlockEnd: `calc(-0.44 * ${citySize})`,
  display: 'flex',
  '@media': { [from.lg]: { vars: { [citySize]: 'clamp(104px, 16.8vw - 64px, 176px)' } } },
});

export const city = style({ inlineSize: citySize, marginInlineStart: `calc(-0.36 * ${citySize})` });

export const loops = style({
  ...ornament,
  insetInline: '46% 0',
  insetBlockEnd: '12px',
  color: color.text.brand,
  // Its lines would begin with loose ends.
  borderInlineStart: '2px solid',
  '@media': { [from.lg]: { insetBlockEnd: '24px' } },
});
