import { choiceLabel } from '../choiceInput/ChoiceInput.css.ts';
import { font, radius, space, target, text, weight } from '../theme/scale.css.ts';
import { centred, color, forcedColors, ifPlain, spread, style, wrapping } from '../theme/style.ts';

/** Works on every surface: drawn in the text colour, with the surface's colour on the selected cell. */
const surfaceColor = color.background;

export const switchGroup = style({
  ...spread,
  gap: `${space.s2} ${space.s4}`,
  fontFamily: font.text,
  fontSize: text.small.fontSize,
  fontWeight: weight.label,
  lineHeight: 1.2,
  '@media': { print: { display: 'none' } },
});

export const cells = style({ ...wrapping, border: '1px solid', borderRadius: radius.control });

export const cell = style([
  choiceLabel,
  {
    ...centred,
    minBlockSize: target.minimum,
    paddingInline: '14px',
    '::before': {
      content: '',
      position: 'absolute',
      inset: ifPlain('3px'),
      borderRadius: ifPlain(`(${radius.control} - 3px)`),
      backgroundColor: 'currentColor',
      opacity: 0,
    },
    selectors: {
      '&:hover::before': { opacity: 0.1 },
      '&:has(:checked)::before': { opacity: 1 },
      // Above the next cell.
      '&:has(:focus-visible)': { zIndex: 1 },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        vars: { [color.focus]: 'CanvasText', [color.background]: 'transparent' },
        '::before': { backgroundColor: 'Highlight' },
      },
    },
  },
]);

export const word = style({
  position: 'relative',
  pointerEvents: 'none',
  selectors: { ':checked + &': { color: surfaceColor } },
  '@media': { [forcedColors]: { selectors: { ':checked + &': { color: 'HighlightText' } } } },
});
