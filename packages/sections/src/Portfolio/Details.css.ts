import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';
import { emblem, record } from './Entry.css.ts';
import { columnGap, rowPadding, sealSide, toggleSide, tracks } from './measures.css.ts';

const { color } = vars;

export const toggle = style({
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
});

const noEmblem = `${record}:has(> ${emblem}:empty) + * >`;

export const story = style({
  display: 'grid',
  rowGap: space.s5,
  paddingBlock: '6px 32px',
  '@media': {
    [from.md]: {
      paddingInlineStart: `calc(${sealSide} + ${columnGap})`,
      selectors: { [`${noEmblem} &`]: { paddingInlineStart: 0 } },
    },
    [from.lg]: { gridTemplateColumns: tracks, columnGap, paddingInlineStart: 0 },
  },
});

export const description = style({
  '@media': {
    [from.lg]: { gridColumn: 2, selectors: { [`${noEmblem} * > &`]: { gridColumn: '1 / 3' } } },
  },
});

export const improvements = style({ '@media': { [from.lg]: { gridColumn: '3 / -1' } } });

export const label = style({ ...text.small, marginBlockEnd: space.s2, fontWeight: weight.label });

export const improvement = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: '10px',
  borderBlockStart: rule.hair,
  overflowWrap: 'break-word',
  counterIncrement: 'list-item',
  '::before': {
    content: 'counter(list-item)',
    color: color.accent,
    fontFamily: font.display,
    fontSize: '1.125rem',
    fontWeight: weight.subheading,
  },
});
