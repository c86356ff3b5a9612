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
      // The glyphs reach far below their line, over whatever stands there.
      pointerEvents: 'none',
    },
  },
});

/** The two plates miss each other by a fortieth of the size, and by enough to be seen on a phone. */
const missAcross = 'clamp(8px, 0.019em, 14px)';
const missDown = 'clamp(5px, 0.011em, 8px)';

const plates = {
  intaglio: { ink: vars.color.intaglio, miss: `calc(-1 * ${missAcross}) calc(-1 * ${missDown})` },
  serial: { ink: vars.color.serial, miss: `${missAcross} ${missDown}` },
};

export const plate = styleVariants(plates, ({ ink, miss }) => ({
  '@layer': {
    [layers.ui]: {
      gridArea: '1 / 1',
      // The figures are taller than their line and wider than their tight spacing; the ground has to reach all of them.
      paddingBlock: '0.06em',
      paddingInlineEnd: '0.08em',
      marginInlineEnd: '-0.08em',
      backgroundImage: `repeating-linear-gradient(${ink} 0 2px, transparent 2px 6px)`,
      backgroundClip: 'text',
      color: 'transparent',
      translate: miss,
      '@media': {
        [forcedColors]: { backgroundImage: 'none', color: 'CanvasText', opacity: 0.5, forcedColorAdjust: 'none' },
      },
    },
  },
}));
