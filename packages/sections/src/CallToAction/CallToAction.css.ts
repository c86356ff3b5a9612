import { space } from '@podium/ui/theme/scale.css';
import { color, column, from, style } from '../style.ts';

/** Extends past the end of the band, below 1024 px past the top. Faint behind the sentence, invisible behind small text. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: '-34%',
  insetBlockStart: '-24vw',
  inlineSize: '110vw',
  maskImage: 'linear-gradient(90deg, #0006 57%, #000 80%), linear-gradient(#000 30%, transparent 56%)',
  maskComposite: 'intersect',
  color: color.artwork.primary,
  opacity: 0.75,
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  '@media': {
    [from.lg]: {
      insetInlineEnd: '-22%',
      insetBlockStart: '50%',
      inlineSize: 'min(72vw, 1100px)',
      translate: '0 -50%',
      maskImage: 'linear-gradient(90deg, #0006 44%, #000 62%)',
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
