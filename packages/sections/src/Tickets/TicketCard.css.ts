import { createVar } from '@vanilla-extract/css';
import { holes, holesSide } from '@podium/ui/theme/holes.css';
import { font, radius, space, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { brandVars, byLook, color, displayText, from, ifPlain, recipe, rule, stacked, style } from '../style.ts';

/** The surface below the cards, visible through the holes between them. */
const surfaceBelow = createVar('surface-below');

export const cards = style({
  vars: { [surfaceBelow]: color.background },
  ...stacked,
  gap: ifPlain(space.gutter),
  '@media': { [from.md]: { flexDirection: 'row' } },
});

const seenThrough = { through: surfaceBelow, rim: brandVars.color.page.borderControl };
const borderWidth = '1.5px';
/** Where decorated cards are joined. */
const joined = ifPlain(borderWidth);
const overTheEdge = `calc(${holesSide} / -2)`;

export const card = recipe({
  base: {
    position: 'relative',
    ...stacked,
    minInlineSize: 0,
    // Transparent unless the tone sets a colour.
    border: `${borderWidth} solid transparent`,
    borderRadius: radius.panel,
    selectors: {
      '&:not(:last-child)': { borderBlockEndWidth: joined },
      '& + &': { borderBlockStartWidth: joined },
      '& + &::before': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetInline: 0,
        insetBlockStart: overTheEdge,
        blockSize: holesSide,
        ...holes('inline', seenThrough),
      },
    },
    '@media': {
      [from.md]: {
        selectors: {
          '&:not(:last-child)': { borderBlockEndWidth: borderWidth, borderInlineEndWidth: joined },
          '& + &': { borderBlockStartWidth: borderWidth, borderInlineStartWidth: joined },
          '& + &::before': {
            insetInline: `${overTheEdge} auto`,
            insetBlock: 0,
            inlineSize: holesSide,
            blockSize: 'auto',
            ...holes('block', seenThrough),
          },
        },
      },
      print: { borderColor: 'currentColor', breakInside: 'avoid' },
    },
  },
  variants: {
    surface: {
      raised: [surface.raised, { borderColor: byLook(color.text.primary, color.border.subtle) }],
      alt: [surface.alt, { borderColor: color.border.control, vars: { [color.text.brand]: color.text.secondary } }],
      accent3: [surface.accent3],
    },
    // Shares of the row.
    size: { regular: { '@media': { [from.md]: { flex: 5 } } }, large: { '@media': { [from.md]: { flex: 8 } } } },
  },
});

const padding = 'clamp(24px, 2.6vw, 40px)';
const descriptionWidth = '34ch';

/** Transparent over the description column, opaque shortly beside it. */
const veil = (towards: 'left' | 'right') =>
  `linear-gradient(to ${towards}, transparent calc(${padding} + ${descriptionWidth}), #000 calc(${padding} + ${descriptionWidth} + 80px))`;

export const art = style({
  color: color.artwork.primary,
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  borderRadius: 'inherit',
  pointerEvents: 'none',
  '@media': { [from.lg]: { maskImage: veil('right'), selectors: { '&:dir(rtl)': { maskImage: veil('left') } } } },
});

/** At the bottom on narrow screens, where the text is at the top, and beside the price; from 1024 px at the upper corner. */
export const artPlace = style({
  position: 'absolute',
  insetBlockEnd: '-70px',
  insetInlineEnd: '-220px',
  inlineSize: '320px',
  opacity: 0.7,
  '@media': { [from.lg]: { insetBlock: '-160px auto', insetInline: 'auto -180px', inlineSize: '640px', opacity: 1 } },
});

export const body = style({
  containerType: 'inline-size',
  position: 'relative',
  ...stacked,
  flex: '1 1 auto',
  justifyContent: 'space-between',
  gap: space.s6,
  padding,
  '@media': { [from.md]: { minBlockSize: '340px' } },
});

export const name = style(displayText('clamp(1.75rem, 1.3rem + 1.4vw, 2.5rem)', weight.heading, 1.05, '-0.022em'));

export const description = style({
  maxInlineSize: descriptionWidth,
  marginBlockStart: '10px',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

/** The font size sets the size of the mark: five letters fit the card. Side by side, all cards have one size. */
export const mark = style({
  marginBlockStart: 'auto',
  color: color.border.control,
  fontSize: 'min(6.25rem, 23cqi)',
  '@media': { [from.md]: { fontSize: 'clamp(3.5rem, 7vw, 6.25rem)' } },
});

/** A price of six characters fits the card at any text size. */
export const price = recipe({
  base: {
    color: color.text.brand,
    fontFamily: font.display,
    fontWeight: weight.subheading,
    lineHeight: 0.9,
    letterSpacing: '-0.06em',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      regular: { fontSize: 'min(clamp(5rem, 2.5rem + 6vw, 8rem), 28cqi)' },
      large: { fontSize: 'min(clamp(5rem, 2.5rem + 9vw, 11rem), 28cqi)' },
    },
  },
});

/** With a background below 1024 px, where the drawing would be behind the button. */
export const footer = style({
  position: 'relative',
  padding: `${space.s5} ${padding}`,
  borderBlockStart: rule.divider,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  backgroundColor: 'inherit',
  '@media': { [from.lg]: { backgroundColor: 'transparent' } },
});
