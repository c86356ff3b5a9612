import { weight } from '@podium/ui/theme/scale.css';
import { byLook, displayText, forcedColors, ifDecorated, style, styleVariants, vars } from '../style.ts';

export const number = style({
  display: 'grid',
  inlineSize: 'fit-content',
  // Leaves room for the heading in low windows.
  ...displayText(
    'clamp(10rem, min(49vw, 100svh - 10rem), 44.5rem)',
    weight.numeral,
    0.76,
    `calc(-0.02em - ${ifDecorated('0.04em')})`,
  ),
  whiteSpace: 'nowrap',
  userSelect: 'none',
  // The glyphs extend far below their line and would cover other elements.
  pointerEvents: 'none',
});

/** Offset of the two layers: a fortieth of the font size, within limits that keep it visible on phones. */
const across = ifDecorated('clamp(8px, 0.019em, 14px)');
const down = ifDecorated('clamp(5px, 0.011em, 8px)');

const layers = {
  primary: { color: vars.color.artwork.primary, offset: `calc(-1 * ${across}) calc(-1 * ${down})` },
  secondary: { color: vars.color.artwork.secondary, offset: `${across} ${down}` },
};

export const layer = styleVariants(layers, ({ color, offset }) => ({
  gridArea: '1 / 1',
  // The glyphs are taller than their line and wider than their tight spacing; the background must cover all of
  // them.
  paddingBlock: '0.06em',
  paddingInlineEnd: '0.08em',
  marginInlineEnd: '-0.08em',
  backgroundImage: `repeating-linear-gradient(${color} 0 2px, ${byLook('transparent', color)} 2px 6px)`,
  backgroundClip: 'text',
  color: 'transparent',
  translate: offset,
  '@media': {
    [forcedColors]: { backgroundImage: 'none', color: 'CanvasText', opacity: 0.5, forcedColorAdjust: 'none' },
  },
}));
