import { font, maxWidth, radius, space, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { brandVars, byLook, color, from, ifDecorated, ifPlain, mapValues, recipe, style, vars } from '../style.ts';

export const framed = style({ display: 'grid' });

/** Width of the page's margin; 0 in a viewport that is wider than container and margins. */
const bleed = `clamp(0px, (${maxWidth} + 2 * ${space.pageEdge} + 1px - 100vw) * 999, ${space.pageEdge})`;

/** In the decorated look, every note extends over that edge. */
export const running = style([framed, { marginInlineEnd: `calc(-1 * ${ifDecorated(bleed)})` }]);

const panel = style({
  position: 'relative',
  alignItems: 'center',
  overflow: 'clip',
  border: `1.5px solid ${byLook(brandVars.color.page.text, color.background)}`,
  borderRadius: radius.panel,
  boxShadow: vars.shadow,
  selectors: { '& + &': { marginBlockStart: `calc(-1.5px + ${ifPlain('10px')})` } },
});

/** By the number of notes above: surface, width, and size of the figure. */
const ranks = {
  1: { on: surface.inverse, narrow: '96%', wide: '88%', fontSize: 'clamp(3.25rem, 1.6rem + 4.6vw, 6.5rem)' },
  2: { on: surface.accent2, narrow: '92%', wide: '77%', fontSize: 'clamp(min(2.75rem, 13vw), 1.6rem + 3.2vw, 5rem)' },
  3: { on: surface.raised, narrow: '88%', wide: '66%', fontSize: 'clamp(2.5rem, 1.6rem + 2.4vw, 4rem)' },
};

const largest = style({
  display: 'grid',
  gap: '8px 36px',
  minBlockSize: '330px',
  alignContent: 'space-between',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'figure' 'words' 'action'",
  paddingBlock: '34px',
  paddingInline: '18px',
  '@media': {
    [from.md]: {
      minBlockSize: '400px',
      alignItems: 'end',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: "'figure figure' 'words action'",
      paddingInline: '28px',
    },
  },
});

const overlapping = style({
  // The action is beside the figure, or wraps below it.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignContent: 'center',
  minBlockSize: '118px',
  paddingBlock: '16px',
  paddingInline: '18px',
  '@media': {
    [from.md]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(clamp(200px, 24vw, 340px), max-content) minmax(0, 1fr)',
      gridTemplateAreas: "'figure words' 'figure action'",
      alignItems: 'start',
      columnGap: '36px',
      paddingInline: '28px',
    },
    [from.lg]: {
      gridTemplateColumns: 'minmax(clamp(200px, 24vw, 340px), max-content) minmax(0, 1fr) auto',
      gridTemplateAreas: "'figure words action'",
      alignItems: 'center',
    },
  },
});

export const note = recipe({
  base: [panel],
  variants: {
    rank: {
      0: [surface.accent1, largest],
      ...mapValues(ranks, ({ on, narrow, wide }) => [
        on,
        overlapping,
        { inlineSize: narrow, '@media': { [from.lg]: { inlineSize: wide } } },
      ]),
    },
  },
});

export const figure = recipe({
  base: {
    gridArea: 'figure',
    position: 'relative',
    fontFamily: font.display,
    fontWeight: weight.subheading,
    letterSpacing: '-0.05em',
    overflowWrap: 'anywhere',
  },
  variants: {
    rank: {
      0: { fontSize: 'min(clamp(5rem, 2rem + 15vw, 16rem), 26vw)', lineHeight: 0.85 },
      ...mapValues(ranks, ({ fontSize }) => ({ flex: '1 1 auto', lineHeight: 1, fontSize })),
    },
  },
});

export const unit = style({
  display: 'block',
  // Zero width plus `minInlineSize`: the unit wraps within the figure's width and does not widen the column.
  inlineSize: 0,
  minInlineSize: '100%',
  // Room for the descender of a comma.
  marginBlockStart: '10px',
  fontFamily: font.text,
  fontSize: '0.8125rem',
  fontWeight: weight.label,
  letterSpacing: 0,
  lineHeight: 1.3,
});

export const words = style({
  gridArea: 'words',
  order: 1,
  flex: '1 0 100%',
  position: 'relative',
  display: 'grid',
  rowGap: '4px',
});

export const action = style({
  gridArea: 'action',
  position: 'relative',
  '@media': { [from.lg]: { justifySelf: 'end' } },
});

/** Extends past the end and the top of the note, clear of small text; on phones faded behind it, faint behind the figure. */
export const emblem = style({
  position: 'absolute',
  insetInlineEnd: '-190px',
  insetBlockStart: '-170px',
  inlineSize: '400px',
  maskImage: 'linear-gradient(90deg, #0006 20%, #000 44%), linear-gradient(#000 52%, transparent 70%)',
  maskComposite: 'intersect',
  color: color.artwork.primary,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [from.md]: { insetInlineEnd: '-120px', insetBlockStart: '-70px', inlineSize: '50vw', maskImage: 'none' },
    [from.lg]: { insetBlockStart: '-170px', inlineSize: 'min(58vw, 720px)' },
  },
});
