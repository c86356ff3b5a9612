import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { forcedColors } from '../theme/media.css.ts';

export const ribbon = style(
  layered.ui({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(120px, 17vw, 240px)',
    overflow: 'visible',
    fill: 'none',
    strokeWidth: 1.2,
    forcedColorAdjust: 'none',
    // Mirrored, so that it grows in the reading direction.
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);

const { iris1, iris2, iris3, iris4 } = vars.color;

export const stop = styleVariants({ iris1, iris2, iris3, iris4 }, (stopColor) =>
  layered.ui({ stopColor, '@media': { [forcedColors]: { stopColor: 'CanvasText' } } }),
);
