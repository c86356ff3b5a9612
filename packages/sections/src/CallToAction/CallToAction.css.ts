import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { space } from '@podium/ui/theme/scale.css';
import { column, style } from '../style.ts';

/** Extends past the end of the band; on phones past the top, where there is no small text. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-34%',
  insetBlockStart: '-24vw',
  inlineSize: '110vw',
  maskImage: 'linear-gradient(#000 40%, transparent 68%)',
  color: vars.color.artwork.primary,
  opacity: 0.75,
  '@media': {
    [from.lg]: {
      insetInlineEnd: '-22%',
      insetBlockStart: '50%',
      inlineSize: 'min(90vw, 1100px)',
      translate: '0 -50%',
      maskImage: 'none',
    },
  },
});

export const words = style({
  ...column,
  alignItems: 'end',
  gap: space.s7,
  '@media': {
    [from.lg]: {
      selectors: { [`${picture}:empty + * > &`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' } },
    },
  },
});

/** Two lines where there is room. */
export const sentence = style({ maxInlineSize: '80rem' });
