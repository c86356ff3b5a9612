import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, from, globalStyle, rule, style } from '../style.ts';

/** Where figure and note of a row fit on one line. */
const wideColumn = 'screen and (min-width: 1280px)';

export const note = style({ display: 'none', '@media': { [from.lg]: { display: 'block' } } });

/** All texts share one cell, so that the longest determines the height. */
export const progress = style({ display: 'grid' });

globalStyle(`${progress} > *`, { gridArea: '1 / 1' });

export const hidden = style({ visibility: 'hidden' });

export const emblem = style({
  alignSelf: 'center',
  inlineSize: '180px',
  blockSize: '180px',
  marginBlock: `${space.s3} ${space.s4}`,
});

export const rows = style({
  inlineSize: '100%',
  // Without an emblem the rows follow the heading.
  selectors: { 'h3 + &': { marginBlockStart: space.s3 } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space.s3,
  '@media': { [wideColumn]: { gridTemplateColumns: '56px auto minmax(0, 1fr)', alignItems: 'baseline' } },
  paddingBlock: space.s2,
  borderBlockStart: rule.hair,
});

// The labels of the form are longer than the terms of an emblem.
globalStyle(`h3 + ${rows} > ${row}`, { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' });

/** The first line of each row has the same height with and without a figure. */
const line = { lineHeight: '1.375rem' };

export const term = style({ ...text.label, ...line, color: color.text.primary, overflowWrap: 'anywhere' });

export const figure = style({ ...line, ...displayText('1.125rem', weight.subheading) });

export const open = style({ ...text.label, ...line, fontWeight: weight.body, color: color.text.tertiary });

export const rowNote = style({
  ...text.label,
  gridColumn: 2,
  fontWeight: weight.body,
  color: color.text.secondary,
  '@media': { [wideColumn]: { gridColumn: 3 } },
});

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: '96px',
  '@media': { [from.lg]: { display: 'none' } },
});

export const stripEmblem = style({ flex: 'none', inlineSize: '96px' });

/** As high as the emblem at 320 px: of the leading, nothing needs to be inside. */
export const stripWords = style({ ...text.small, marginBlock: '-1px', color: color.text.secondary });

export const stripHeading = style({
  display: 'block',
  color: color.text.primary,
  ...displayText('1.125rem', weight.subheading),
});
