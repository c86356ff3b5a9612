import { hitArea } from '../theme/hitArea.css.ts';
import { duration, easing, font, radius, space, target, weight } from '../theme/scale.css.ts';
import { byLook, color, forcedColors, ifDecorated, recipe, style } from '../theme/style.ts';

/** Long words of labels in other languages are hyphenated. English labels stay on one line. */
const inOtherLanguages = '[lang]:not(:lang(en)) &';

const whileIdle = '&:not([aria-disabled=true], :disabled)';
const whileHalted = "&:is([aria-disabled='true'], :disabled)";
const shift = ifDecorated('4px');
const shifted = `${shift} ${shift} 0 -1.5px ${color.background}, ${shift} ${shift} 0 0 ${color.accent}`;
const back = ifDecorated('-2px');

/** Filled and outlined buttons: a box with a border. */
const boxed = style({
  border: '1.5px solid',
  paddingBlock: space.s2,
  // Labels only wrap where a row is too narrow for one of them: below 360 px, and in languages with longer words.
  flexShrink: 0,
  selectors: {
    [`${whileIdle}:hover`]: { boxShadow: shifted, transform: `translate(${back}, ${back})` },
    [`${whileIdle}:hover:focus-visible`]: { boxShadow: `0 0 0 3px ${color.background}` },
    [`${whileIdle}:active`]: { boxShadow: 'none', transform: 'none' },
    [whileHalted]: {
      borderStyle: 'dashed',
      borderColor: color.action.disabledBorder,
      backgroundColor: color.action.disabledBackground,
      color: color.action.disabledText,
    },
    [inOtherLanguages]: { flexShrink: 1 },
  },
  '@media': {
    'screen and (max-width: 359px)': { flexShrink: 1, overflowWrap: 'anywhere' },
    [forcedColors]: { selectors: { [whileHalted]: { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

const filled = style({
  // Without its background, the light label would be printed on white paper.
  printColorAdjust: 'exact',
  borderColor: color.action.background,
  backgroundColor: color.action.background,
  color: color.action.text,
  selectors: {
    [`${whileIdle}:hover`]: {
      backgroundColor: byLook(
        color.action.background,
        `color-mix(in oklab, ${color.action.text} 14%, ${color.action.background})`,
      ),
    },
    [`${whileIdle}:active`]: { borderColor: color.action.pressed, backgroundColor: color.action.pressed },
  },
});

/** Hover: a decorated button is shifted until it is pressed, a plain one is tinted. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    maxInlineSize: '100%',
    borderRadius: radius.control,
    fontFamily: font.text,
    fontWeight: weight.label,
    lineHeight: 1.15,
    letterSpacing: 0,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `${duration.base} ${easing.press}`,
    transitionProperty: 'background-color, transform, box-shadow',
    selectors: { [whileHalted]: { cursor: 'not-allowed' }, [inOtherLanguages]: { overflowWrap: 'anywhere' } },
  },
  variants: {
    variant: {
      primary: [boxed, filled],
      secondary: [
        boxed,
        {
          borderColor: color.action.outline,
          backgroundColor: 'transparent',
          color: color.action.outline,
          selectors: {
            // The shifted button overlaps the element below, so it needs a background.
            [`${whileIdle}:hover`]: {
              backgroundColor: byLook(
                color.background,
                `color-mix(in oklab, ${color.action.outline} 6%, ${color.background})`,
              ),
            },
            [`${whileIdle}:active`]: {
              backgroundColor: `color-mix(in oklab, ${color.action.outline} 8%, ${color.background})`,
            },
          },
        },
      ],
      quiet: [
        hitArea,
        {
          color: 'inherit',
          textDecorationLine: 'underline',
          textDecorationThickness: '1.5px',
          textUnderlineOffset: '0.18em',
          selectors: {
            [`${whileIdle}:hover`]: { textDecorationThickness: '3px' },
            [`${whileIdle}:active`]: { textDecorationThickness: '1.5px' },
            [whileHalted]: { textDecorationStyle: 'dashed' },
          },
        },
      ],
      destructive: [
        boxed,
        filled,
        {
          vars: {
            [color.action.background]: color.destructive.background,
            [color.action.text]: color.destructive.text,
            [color.action.pressed]: color.critical.text,
          },
          borderColor: color.border.danger,
        },
      ],
    },
    size: {
      control: { minBlockSize: target.control, paddingInline: space.s5, fontSize: '1rem' },
      small: { minBlockSize: target.minimum, paddingInline: '18px', fontSize: '0.9375rem' },
      quiet: { minBlockSize: target.minimum, paddingInline: 0, paddingBlock: space.s1, fontSize: '1rem' },
    },
    isFullWidth: { true: { inlineSize: '100%' } },
  },
});
