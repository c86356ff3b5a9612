import { space } from '@podium/ui/theme/scale.css';
import { color, column, from, stacked, style } from '../style.ts';

export const head = style({ ...column, rowGap: space.s5, paddingBlockEnd: 'clamp(36px, 4.6vw, 72px)' });

/** The drawing without most of its water, clipped at the end of the strip; on narrow screens at both sides. */
export const city = style({
  position: 'relative',
  inlineSize: '150%',
  // The drawing is 45 / 16; the lower ratio applies only where it may be clipped.
  aspectRatio: '45 / 11.4',
  minBlockSize: 0,
  marginInlineStart: '-25%',
  overflow: 'clip',
  color: color.artwork.primary,
  '@media': {
    [from.lg]: { position: 'absolute', insetInlineEnd: '-15%', insetBlockEnd: 0, inlineSize: '72%' },
  },
});

/**
 * From 1024 px the text leaves half of the strip to the drawing, so that no line runs behind small text. Without a drawing
 * it is one row.
 */
export const words = style({
  ...stacked,
  alignItems: 'flex-start',
  gap: space.s4,
  paddingBlock: 'clamp(28px, 3vw, 44px)',
  '@media': {
    [from.lg]: {
      inlineSize: '40%',
      selectors: {
        [`:has(+ ${city}:empty) > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) auto',
          alignItems: 'center',
          columnGap: space.s7,
          inlineSize: '100%',
        },
      },
    },
  },
});

export const mark = style({
  position: 'absolute',
  insetBlockEnd: '28px',
  insetInlineStart: '22%',
  fontSize: 'clamp(28px, 4.6vw, 80px)',
  color: color.text.primary,
});
