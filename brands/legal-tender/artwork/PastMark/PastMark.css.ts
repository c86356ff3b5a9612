import { punchedMask, punchedRows, punchedWidth } from '../engraving/punched.ts';
import { forcedColors, style, styleVariants } from '@podium/ui/theme/style';

const mark = style({
  display: 'block',
  flex: 'none',
  maxInlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: 'currentColor',
  maskRepeat: 'no-repeat',
  maskSize: '100% 100%',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media': { [forcedColors]: { backgroundColor: 'CanvasText' } },
});

/** As high as the font size. */
export const part = styleVariants({ whole: 'TOOK PLACE', start: 'TOOK', end: 'PLACE' }, (words) => [
  mark,
  {
    inlineSize: `${punchedWidth(words) / punchedRows}em`,
    aspectRatio: `${punchedWidth(words)} / ${punchedRows}`,
    maskImage: punchedMask(words),
  },
]);
