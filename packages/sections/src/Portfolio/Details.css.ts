import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { columnGap, rowPadding, sealSide, toggleSide, tracks } from './measures.css.ts';

const { color } = vars;

/** At the end of the line, vertically centred on the seal. */
export const toggle = style(
  layered.sections({
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
  }),
);

/** Aligned with the name. */
export const story = style(
  layered.sections({
    display: 'grid',
    rowGap: space.s5,
    paddingBlock: '6px 32px',
    '@media': {
      [from.md]: { paddingInlineStart: `calc(${sealSide} + ${columnGap})` },
      [from.lg]: { gridTemplateColumns: tracks, columnGap, paddingInlineStart: 0 },
    },
  }),
);

export const description = style(layered.sections({ '@media': { [from.lg]: { gridColumn: 2 } } }));

export const improvements = style(layered.sections({ '@media': { [from.lg]: { gridColumn: '3 / -1' } } }));

export const label = style(layered.sections({ ...text.small, marginBlockEnd: space.s2, fontWeight: weight.label }));

export const list = style(layered.sections({ counterReset: 'improvement' }));

export const improvement = style(
  layered.sections({
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
      fontWeight: weight.subheading,
    },
  }),
);
