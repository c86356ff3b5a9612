import { from } from '@podium/ui/theme/media.css';
import { space, target, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({ marginBlockEnd: '10px' });

const labelHeight = `1.3 * ${text.small.fontSize} + 6px`;
const formGap = '10px';

/** The same height with the success message as with the form, so that the layout does not shift. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.s2,
  minBlockSize: `calc(${labelHeight} + 2 * ${target.control} + ${formGap} + ${space.s2})`,
  ':focus': { outline: 'none' },
  '@media': { [from.md]: { minBlockSize: `calc(${labelHeight} + ${target.control} + ${space.s2})` } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: formGap,
  '@media': { [from.md]: { flexDirection: 'row' } },
});

export const field = style({ flex: '1 1 auto', minInlineSize: 0 });

/** Aligned with the input below its label, also when an error message makes the field taller. */
export const action = style({
  display: 'grid',
  '@media': {
    [from.md]: {
      alignSelf: 'flex-start',
      // Fits 'Subscribing...', so that the field keeps its width.
      minInlineSize: '9.125rem',
      paddingBlockStart: `calc(${labelHeight})`,
    },
  },
});
