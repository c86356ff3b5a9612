import { space, target, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({ marginBlockEnd: '10px' });

const labelHeight = `1.3 * ${text.small.fontSize} + 6px`;

/** As high with the success message as with a form in one line, so that the layout does not shift. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.s2,
  minBlockSize: `calc(${labelHeight} + ${target.control} + ${space.s2})`,
  maxInlineSize: '560px',
  ':focus': { outline: 'none' },
});

/** Field and button, one below the other where they do not fit. */
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: '0 10px' });

export const field = style({ flex: '999 1 11rem', minInlineSize: 0 });

/** Aligned with the input below its label, also when an error message makes the field taller. */
export const action = style({
  display: 'grid',
  // Fits 'Subscribing...', so that the field keeps its width.
  flex: '1 0 9.125rem',
  alignSelf: 'flex-start',
  paddingBlockStart: `calc(${labelHeight})`,
});
