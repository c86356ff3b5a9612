import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, lineHeight, numeric, radius, space, text, tracking, weight } from '@podium/ui/theme/scale.css';

const { color } = vars;

/** Seal, name, figures, status, toggle: tracks that all lines of the register share. */
const tracks = '96px minmax(0, 4.2fr) minmax(0, 5fr) 84px 48px';
const columnGap = '28px';

const rowPadding = '18px';
const toggleSide = '48px';
const sealSide = createVar();

/** How far the ground of an open line reaches into the edge of the page. */
const bleed = `min(${space.pageEdge}, 28px)`;

export const entry = style({
  '@layer': {
    [layers.sections]: {
      position: 'relative',
      vars: { [sealSide]: '64px' },
      selectors: {
        '& + &': { borderBlockStart: rule.hair },
        '&:has(> [open])': {
          backgroundColor: color.sheet,
          boxShadow: `calc(-1 * ${bleed}) 0 ${color.sheet}, ${bleed} 0 ${color.sheet}`,
          vars: { [color.focusGap]: color.sheet },
        },
      },
      '@media': { [from.md]: { vars: { [sealSide]: '80px' } }, [from.lg]: { vars: { [sealSide]: '96px' } } },
    },
  },
});

/** A record on phones; from 768 px the figures below the name; a row from 1024 px. The toggle's place stays free. */
export const record = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: `${sealSide} minmax(0, 1fr) ${toggleSide}`,
      alignItems: 'start',
      gridTemplateAreas: "'seal name .' 'figures figures figures' 'status status status'",
      gap: '14px',
      paddingBlock: rowPadding,
      '@media': {
        [from.md]: {
          gridTemplateColumns: `${sealSide} minmax(0, 1fr) 84px ${toggleSide}`,
          gridTemplateAreas: "'seal name status .' '. figures figures figures'",
          columnGap,
        },
        [from.lg]: { gridTemplateColumns: tracks, gridTemplateAreas: "'seal name figures status .'" },
      },
    },
  },
});

/** On the middle of the seal; what is higher grows downwards, so that the toggle stays in line. */
const onTheSealsLine = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: sealSide,
} as const;

export const seal = style({ '@layer': { [layers.sections]: { gridArea: 'seal' } } });

export const name = style({
  '@layer': { [layers.sections]: { gridArea: 'name', ...onTheSealsLine, rowGap: '6px' } },
});

export const title = style({
  '@layer': {
    [layers.sections]: {
      ...text.h2,
      fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2.125rem)',
      lineHeight: 1.06,
      hyphens: 'manual',
      overflowWrap: 'anywhere',
    },
  },
});

export const struck = style({
  '@layer': {
    [layers.sections]: { textDecoration: `line-through 2px ${color.serial}`, textDecorationSkipInk: 'none' },
  },
});

/** Labels on one line and values on the next, whatever their sizes. */
export const figures = style({
  '@layer': {
    [layers.sections]: {
      gridArea: 'figures',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 0.9fr)',
      gridTemplateRows: 'auto auto',
      alignItems: 'baseline',
      columnGap: '10px',
      rowGap: space.s1,
      '@media': {
        [from.md]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr)',
          columnGap: space.s4,
        },
        [from.lg]: { alignContent: 'center', minBlockSize: sealSide },
      },
    },
  },
});

export const figure = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridRow: 'span 2',
      gridTemplateRows: 'subgrid',
      alignItems: 'baseline',
    },
  },
});

export const term = style({
  '@layer': { [layers.sections]: { ...text.label, color: color.ink2, fontWeight: weight.subheading } },
});

export const value = styleVariants(
  {
    plain: { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', fontWeight: weight.numeralLarge },
    loud: {
      color: color.intaglio,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem)',
      fontWeight: weight.numeral,
    },
  },
  (size) => ({
    '@layer': {
      [layers.sections]: {
        ...size,
        fontFamily: font.serif,
        fontVariantNumeric: numeric,
        letterSpacing: tracking.numeral,
        lineHeight: lineHeight.sub,
        overflowWrap: 'anywhere',
      },
    },
  }),
);

export const status = style({
  '@layer': {
    [layers.sections]: {
      gridArea: 'status',
      justifyItems: 'start',
      '@media': { [from.md]: { ...onTheSealsLine, justifyItems: 'stretch' } },
    },
  },
});

const frame = {
  ...text.small,
  display: 'inline-block',
  paddingBlock: '9px',
  paddingInline: space.s4,
  borderRadius: radius.control,
  lineHeight: 1,
  textAlign: 'center',
} as const;

/** Sold is stamped: askew, in serial red, in a double frame. */
export const stamp = styleVariants(
  {
    Hold: { ...frame, border: rule.strong, fontWeight: weight.label },
    Sold: {
      ...frame,
      rotate: '-7deg',
      border: '2px solid',
      outline: '1px solid',
      outlineOffset: '2px',
      color: color.serial,
      fontWeight: 750,
      selectors: { '&:dir(rtl)': { rotate: '7deg' } },
    },
  } as const,
  (rules) => ({
    '@layer': { [layers.sections]: { ...rules, '@media': { [from.md]: { paddingInline: 0 } } } },
  }),
);

/** At the end of the line, on the middle of its seal. */
export const toggle = style({
  '@layer': {
    [layers.sections]: {
      position: 'absolute',
      insetBlockStart: `calc(${rowPadding} + (${sealSide} - ${toggleSide}) / 2)`,
      insetInlineEnd: 0,
      display: 'grid',
      placeItems: 'center',
      inlineSize: toggleSide,
      blockSize: toggleSide,
      border: '1.5px solid',
      borderRadius: radius.control,
      fontSize: '1.5rem',
      lineHeight: 1,
      listStyle: 'none',
      cursor: 'pointer',
      '::before': { content: ['"+"', '"+" / ""'] },
      selectors: {
        '&::-webkit-details-marker': { display: 'none' },
        '[open] > &::before': { content: ['"−"', '"−" / ""'] },
        '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
      },
    },
  },
});

/** In line with the name. */
export const story = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      rowGap: space.s5,
      paddingBlock: '6px 32px',
      '@media': {
        [from.md]: { paddingInlineStart: `calc(${sealSide} + ${columnGap})` },
        [from.lg]: { gridTemplateColumns: tracks, columnGap, paddingInlineStart: 0 },
      },
    },
  },
});

export const description = style({ '@layer': { [layers.sections]: { '@media': { [from.lg]: { gridColumn: 2 } } } } });

export const improvements = style({
  '@layer': { [layers.sections]: { '@media': { [from.lg]: { gridColumn: '3 / -1' } } } },
});

export const label = style({
  '@layer': { [layers.sections]: { ...text.small, marginBlockEnd: space.s2, fontWeight: weight.label } },
});

export const list = style({ '@layer': { [layers.sections]: { counterReset: 'improvement' } } });

export const improvement = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: '34px minmax(0, 1fr)',
      alignItems: 'baseline',
      paddingBlock: '10px',
      borderBlockStart: rule.hair,
      overflowWrap: 'break-word',
      counterIncrement: 'improvement',
      '::before': {
        content: 'counter(improvement)',
        color: color.serial,
        fontFamily: font.serif,
        fontSize: '1.125rem',
        fontVariantNumeric: numeric,
        fontWeight: weight.subheading,
      },
    },
  },
});
