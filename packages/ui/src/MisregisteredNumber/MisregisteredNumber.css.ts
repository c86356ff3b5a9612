import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';
import { font } from '../theme/scale.css.ts';

export const number = style({
  '@layer': {
    [layers.ui]: {
      display: 'grid',
      inlineSize: 'fit-content',
      marginInlineStart: '-0.04em',
      fontFamily: font.serif,
      fontSize: 'clamp(10rem, 49vw, 44.5rem)',
      fontWeight: 640,
      letterSpacing: '-0.06em',
      lineHeight: 0.76,
      whiteSpace: 'nowrap',
      userSelect: 'none',
    },
  },
});

/** The lines of a plate lie 6px apart; the second plate landed 26px to the right and 15px too low. */
const plates = {
  intaglio: { ink: vars.color.intaglio, line: '2px', miss: '-14px -6px' },
  serial: { ink: vars.color.serial, line: '1.5px', miss: '12px 9px' },
};

export const plate = styleVariants(plates, ({ ink, line, miss }) => ({
  '@layer': {
    [layers.ui]: {
      gridArea: '1 / 1',
      // The letters are taller than the line; the ground has to reach all of them.
      paddingBlock: '0.06em',
      backgroundImage: `repeating-linear-gradient(0deg, ${ink} 0 ${line}, transparent ${line} 6px)`,
      backgroundClip: 'text',
      color: 'transparent',
      translate: miss,
      '@media': {
        [forcedColors]: { backgroundImage: 'none', color: 'CanvasText', opacity: 0.5, forcedColorAdjust: 'none' },
      },
    },
  },
}));
