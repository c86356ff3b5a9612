import { vars } from '@podium/ui/theme/contract.css';
import { forcedColors, from } from '@podium/ui/theme/media.css';
import { font, lineHeight, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '../style.ts';
import { sealSide } from './measures.css.ts';

const { color } = vars;

/** Aligns labels on one line and values on the next, whatever their sizes. */
export const figures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 0.9fr)',
  gridTemplateRows: 'auto auto',
  alignItems: 'baseline',
  columnGap: '10px',
  rowGap: space.s1,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 1fr)',
      columnGap: space.s4,
    },
    [from.lg]: { alignContent: 'center', minBlockSize: sealSide },
  },
});

export const figure = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  alignItems: 'baseline',
});

export const term = style({ ...text.label, color: color.text.secondary, fontWeight: weight.subheading });

export const value = styleVariants(
  {
    plain: { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', fontWeight: weight.numeralLarge },
    loud: {
      color: color.text.brand,
      fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem)',
      fontWeight: weight.numeral,
    },
  },
  (size) => ({
    ...size,
    fontFamily: font.display,
    letterSpacing: tracking.numeral,
    lineHeight: lineHeight.sub,
    overflowWrap: 'anywhere',
    // No background: it would be as high as the font and cover the label.
    '@media': { [forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
  }),
);
