import { createVar } from '@vanilla-extract/css';
import { font, lineHeight, radius, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { centred, color, column, displayText, forcedColors, from, ifDecorated, rule } from '@podium/ui/theme/tokens';
import { style, styleVariants } from '../../style.ts';

const emblemSide = createVar();
const toggleSide = '48px';
const rowPadding = '18px';

/** Emblem, name, figures, status, toggle: grid tracks shared by all rows. */
const tracks = `${emblemSide} minmax(0, 4.2fr) minmax(0, 5fr) 84px ${toggleSide}`;
const columnGap = '28px';
const gapInRow = `clamp(16px, 2vw, ${columnGap})`;

/** Vertically centred on the emblem; taller content grows downwards, so that the toggle stays aligned. */
const besideEmblem = { ...column, alignContent: 'center', minBlockSize: emblemSide } as const;

/** How far the surface of an open row extends into the page margin. */
const bleed = `min(${space.pageEdge}, 28px)`;

export const entry = style({
  position: 'relative',
  // Smaller below 360 px, so that a long word fits beside it.
  vars: { [emblemSide]: 'clamp(46px, 44vw - 94px, 64px)' },
  selectors: {
    '& + &': { borderBlockStart: rule.hair },
    '&:has(> [open])': {
      backgroundColor: color.surface.raised,
      boxShadow: `calc(-1 * ${bleed}) 0 ${color.surface.raised}, ${bleed} 0 ${color.surface.raised}`,
      vars: { [color.background]: color.surface.raised },
    },
  },
  '@media': { [from.md]: { vars: { [emblemSide]: '80px' } }, [from.lg]: { vars: { [emblemSide]: '96px' } } },
});

export const emblem = style({ gridArea: 'emblem', selectors: { '&:empty': { display: 'none' } } });

const noEmblem = `&:has(> ${emblem}:empty)`;

/**
 * Stacked on phones; from 768 px the figures below the name; one row from 1024 px. Space for the toggle is reserved.
 */
export const record = style({
  display: 'grid',
  gridTemplateColumns: `${emblemSide} minmax(0, 1fr) ${toggleSide}`,
  alignItems: 'start',
  gridTemplateAreas: "'emblem name .' 'figures figures figures' 'status status status'",
  gap: '14px',
  paddingBlock: rowPadding,
  selectors: { [noEmblem]: { gridTemplateAreas: "'name name .' 'figures figures figures' 'status status status'" } },
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${emblemSide} minmax(0, 1fr) 84px ${toggleSide}`,
      gridTemplateAreas: "'emblem name status .' '. figures figures figures'",
      columnGap,
      selectors: { [noEmblem]: { gridTemplateAreas: "'name name status .' 'figures figures figures figures'" } },
    },
    [from.lg]: {
      gridTemplateColumns: tracks,
      columnGap: gapInRow,
      gridTemplateAreas: "'emblem name figures status .'",
      selectors: { [noEmblem]: { gridTemplateAreas: "'name name figures status .'" } },
    },
  },
});

export const name = style({ gridArea: 'name', ...besideEmblem, rowGap: '6px' });

export const title = style({
  ...text.h2,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2.125rem)',
  lineHeight: 1.06,
  hyphens: 'manual',
});

export const struck = style({
  textDecorationThickness: '2px',
  textDecorationColor: color.accent,
  textDecorationSkipInk: 'none',
});

export const status = style({ gridArea: 'status', '@media': { [from.md]: besideEmblem } });

const frame = {
  ...text.small,
  display: 'inline-block',
  paddingBlock: '9px',
  paddingInline: space.s4,
  borderRadius: radius.control,
  lineHeight: 1,
  textAlign: 'center',
} as const;

/**
 * The state of a held company has no border, so that it is not taken for a button. That of a sold one is in the accent
 * colour; in the decorated look rotated, with a double border.
 */
export const state = styleVariants(
  {
    held: { ...frame, backgroundColor: color.neutral.background, color: color.neutral.text, fontWeight: weight.label },
    sold: {
      ...frame,
      rotate: ifDecorated('-7deg'),
      border: `calc(1px + ${ifDecorated('1px')}) solid`,
      outline: `${ifDecorated('1px')} solid`,
      outlineOffset: '2px',
      color: color.accent,
      fontWeight: weight.label,
      selectors: { '&:dir(rtl)': { rotate: ifDecorated('7deg') } },
    },
  } as const,
  (rules) => ({ ...rules, '@media': { [from.md]: { paddingInline: 0 } } }),
);

/** Aligns labels on one line and values on the next, whatever their sizes. */
export const figures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 0.9fr)',
  columnGap: '10px',
  rowGap: space.s1,
  '@media': {
    [from.md]: { columnGap: space.s4 },
    [from.lg]: { alignContent: 'center', minBlockSize: emblemSide },
  },
});

export const figure = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
});

export const term = style({ ...text.label, color: color.text.secondary, fontWeight: weight.subheading });

export const value = styleVariants(
  {
    plain: { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', fontWeight: weight.heading },
    loud: { color: color.text.brand, fontSize: 'clamp(1.625rem, 0.75rem + 2vw, 2.5rem)', fontWeight: weight.numeral },
  },
  (size) => ({
    ...size,
    fontFamily: font.display,
    letterSpacing: tracking.numeral,
    lineHeight: lineHeight.sub,
    overflowWrap: 'anywhere',
    // No background: it would be as high as the font and cover the label.
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);

export const toggle = style({
  position: 'absolute',
  insetBlockStart: `calc(${rowPadding} + (${emblemSide} - ${toggleSide}) / 2)`,
  insetInlineEnd: 0,
  ...centred,
  inlineSize: toggleSide,
  blockSize: toggleSide,
  border: '1.5px solid',
  borderRadius: radius.control,
  fontSize: '1.5rem',
  lineHeight: 1,
  cursor: 'pointer',
  '::before': { content: ['"+"', '"+" / ""'] },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::before': { content: ['"−"', '"−" / ""'] },
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  },
});

const besideNoEmblem = `${record}:has(> ${emblem}:empty) + * >`;

export const story = style({
  display: 'grid',
  rowGap: space.s5,
  paddingBlock: '6px 32px',
  '@media': {
    [from.md]: {
      paddingInlineStart: `calc(${emblemSide} + ${columnGap})`,
      selectors: { [`${besideNoEmblem} &`]: { paddingInlineStart: 0 } },
    },
    [from.lg]: { gridTemplateColumns: tracks, columnGap: gapInRow, paddingInlineStart: 0 },
  },
});

export const description = style({
  '@media': { [from.lg]: { gridColumn: 2, selectors: { [`${besideNoEmblem} * > &`]: { gridColumn: '1 / 3' } } } },
});

export const improvements = style({ '@media': { [from.lg]: { gridColumn: '3 / -1' } } });

export const label = style({ ...text.small, marginBlockEnd: space.s2, fontWeight: weight.label });

export const improvement = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '10px',
  borderBlockStart: rule.hair,
  counterIncrement: 'list-item',
  '::before': { content: 'counter(list-item)', color: color.accent, ...displayText('1.125rem', weight.subheading) },
});
