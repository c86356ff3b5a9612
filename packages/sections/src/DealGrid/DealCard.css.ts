import { measure, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, from, rule, stacked, style, styleVariants, wrapping } from '../style.ts';

export const cell = styleVariants({ wide: 7, narrow: 5 }, (columns) => ({
  ...column,
  '@media': { [from.md]: { gridColumn: 'span 6' }, [from.lg]: { gridColumn: `span ${columns}` } },
}));

/** Extends past the corner, as large as possible without running behind the description. */
const emblemBase = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-64px',
  insetInlineEnd: '-64px',
  inlineSize: '216px',
  '@media': { [from.lg]: { insetBlockStart: '-70px', insetInlineEnd: '-70px', inlineSize: '260px' } },
});

export const emblem = styleVariants({
  wide: [
    emblemBase,
    { '@media': { [from.wide]: { insetBlockStart: '-110px', insetInlineEnd: '-100px', inlineSize: '420px' } } },
  ],
  narrow: [emblemBase, { '@media': { [from.wide]: { inlineSize: '300px' } } }],
});

export const badges = style({
  ...stacked,
  alignItems: 'start',
  gap: space.s2,
  '@media': { [from.lg]: { flexDirection: 'row' } },
});

export const title = style({
  maxInlineSize: '9em',
  marginBlockStart: '48px',
  '@media': { [from.lg]: { marginBlockStart: 'clamp(84px, 7vw, 110px)' } },
  selectors: { [`:is(${emblem.wide}, ${emblem.narrow}):empty ~ &`]: { marginBlockStart: space.s5 } },
  ...displayText('clamp(1.875rem, 1.4rem + 1.5vw, 2.75rem)', weight.heading, 1, '-0.022em'),
});

export const description = style({
  maxInlineSize: measure.card,
  marginBlockStart: space.s3,
  color: color.text.secondary,
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  overflowWrap: 'anywhere',
  justifyContent: 'space-between',
  columnGap: space.s2,
  inlineSize: '100%',
  marginBlock: 'auto 26px',
  paddingBlockStart: space.s5,
});

export const amountCell = style({
  containerType: 'inline-size',
  gridColumn: '1 / -1',
  marginBlockEnd: '14px',
  paddingBlockEnd: space.s4,
  borderBlockEnd: rule.divider,
});

/** Aligns labels on one line and figures on the next, also when a label wraps. */
export const figureCell = style({ display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'end' });

export const term = style({ ...text.label, color: color.text.secondary, fontWeight: weight.medium });

/** On one line, however long: a part on the next line could be read as another amount. */
export const amount = style({
  marginBlockStart: space.s2,
  color: color.text.brand,
  ...displayText(
    'min(clamp(2.5rem, 1.6rem + 2.6vw, 4.25rem), 160cqi / var(--letters))',
    weight.subheading,
    0.9,
    '-0.035em',
  ),
  whiteSpace: 'nowrap',
});

export const figure = style({
  alignSelf: 'start',
  marginBlockStart: space.s1,
  ...displayText('1.1875rem', weight.numeral, 1.1, '-0.02em'),
  '@media': { [from.lg]: { fontSize: '1.375rem' } },
});

export const placeBars = style({
  ...wrapping,
  gap: '3px',
  marginBlockStart: space.s2,
  '@media': {
    [from.lg]: { display: 'inline-flex', marginBlockStart: 0, marginInlineStart: '10px', verticalAlign: '-1px' },
  },
});

export const placeBar = style({
  blockSize: '14px',
  // A border, because forced colours remove backgrounds.
  borderInlineStart: `8px solid ${color.accent}`,
  '@media': { [from.lg]: { blockSize: '18px', borderInlineStartWidth: '10px' } },
});
