import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { style, styleVariants } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';
import { hitArea } from '../theme/hitArea.css.ts';
import { duration, easing, font, radius, space, target } from '../theme/scale.css.ts';

const { color } = vars;

/** Colours of the buttons on each surface. */
const lineColor = createVar('line');
const fillColor = createVar('fill');
const fillText = createVar('fill-text');
const pressedFill = createVar('pressed-fill');
const surfaceColor = createVar('surface');
const registerColor = createVar('register');
const haltedFill = createVar('halted-fill');
const haltedText = createVar('halted-text');
const haltedEdge = createVar('halted-edge');
const dangerEdge = createVar('danger-edge');

const whileIdle = '&:not([aria-disabled=true], :disabled)';
const whileHalted = "&:is([aria-disabled='true'], :disabled)";
const slipped = `4px 4px 0 -1.5px ${surfaceColor}, 4px 4px 0 0 ${registerColor}`;

const tones = {
  paper: {
    fill: color.intaglio,
    on: color.onIntaglio,
    pressed: color.intaglioHover,
    line: color.ink,
    // The surface below: paper, laid or sheet.
    surface: color.focusGap,
    register: color.serial,
    halted: { fill: color.noneBg, text: color.noneFg, edge: color.edge },
    danger: color.badSolid,
  },
  sun: onField(color.onSun, color.sun, color.serial),
  deep: onField(color.onDeep, color.deep, color.alarmOnDeep),
  verm: onField(color.onVerm, color.verm, color.vermLine),
  rose: onField(color.onRose, color.rose, color.roseLine),
  night: onField(color.onNight, color.night, color.alarmOnDeep),
};

/** A coloured surface has two colours, text and background, which a filled button swaps. */
function onField(text: string, surface: string, register: string) {
  return {
    fill: text,
    on: surface,
    pressed: text,
    line: text,
    surface,
    register,
    halted: { fill: 'transparent', text, edge: text },
    // On vermilion the danger red would be invisible without a border.
    danger: text,
  };
}

/** Sets the colours of a surface. Comes before the variants, which may override them. */
export const tone = styleVariants(tones, ({ fill, on, pressed, line, surface, register, halted, danger }) => ({
  vars: {
    [fillColor]: fill,
    [fillText]: on,
    [pressedFill]: pressed,
    [lineColor]: line,
    [surfaceColor]: surface,
    [registerColor]: register,
    [haltedFill]: halted.fill,
    [haltedText]: halted.text,
    [haltedEdge]: halted.edge,
    [dangerEdge]: danger,
  },
}));

/** An offset on hover, which is removed when pressed. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  maxInlineSize: '100%',
  borderRadius: radius.control,
  fontFamily: font.sans,
  fontWeight: 620,
  lineHeight: 1.15,
  letterSpacing: 0,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, transform, box-shadow',
  transitionDuration: duration.base,
  transitionTimingFunction: easing.press,
  selectors: {
    [whileHalted]: { cursor: 'not-allowed' },
    ':lang(de) &': { overflowWrap: 'anywhere', hyphens: 'auto' },
  },
});

/** Filled and outlined buttons: a box with a border. */
const plate = style({
  border: '1.5px solid',
  paddingBlock: space.s2,
  // Labels only wrap where a row is too narrow for one of them: below 360 px, and in German.
  flexShrink: 0,
  selectors: {
    [`${whileIdle}:hover`]: { boxShadow: slipped, transform: 'translate(-2px, -2px)' },
    [`${whileIdle}:hover:focus-visible`]: { boxShadow: `0 0 0 3px ${color.focusGap}` },
    [`${whileIdle}:active`]: { boxShadow: 'none', transform: 'none' },
    [whileHalted]: {
      borderStyle: 'dashed',
      borderColor: haltedEdge,
      backgroundColor: haltedFill,
      color: haltedText,
    },
    ':lang(de) &': { flexShrink: 1 },
  },
  '@media': {
    'screen and (max-width: 359px)': { flexShrink: 1, overflowWrap: 'anywhere' },
    [forcedColors]: { selectors: { [whileHalted]: { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

const filled = style({
  borderColor: fillColor,
  backgroundColor: fillColor,
  color: fillText,
  selectors: { [`${whileIdle}:active`]: { borderColor: pressedFill, backgroundColor: pressedFill } },
});

export const variant = styleVariants({
  primary: [plate, filled],
  secondary: [
    plate,
    {
      borderColor: lineColor,
      backgroundColor: 'transparent',
      color: lineColor,
      selectors: {
        // On hover the button overlaps the element below, so it needs a background.
        [`${whileIdle}:hover`]: { backgroundColor: surfaceColor },
        [`${whileIdle}:active`]: { backgroundColor: `color-mix(in oklab, ${lineColor} 8%, ${surfaceColor})` },
      },
    },
  ],
  quiet: [
    hitArea,
    {
      border: 0,
      background: 'none',
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
    plate,
    filled,
    {
      vars: { [fillColor]: color.badSolid, [fillText]: color.onBadSolid, [pressedFill]: color.badFg },
      borderColor: dangerEdge,
    },
  ],
});

export const size = styleVariants({
  control: { minBlockSize: target.control, paddingInline: space.s5, fontSize: '1rem' },
  small: { minBlockSize: target.minimum, paddingInline: '18px', fontSize: '0.9375rem' },
  quiet: { minBlockSize: target.minimum, paddingInline: 0, paddingBlock: space.s1, fontSize: '1rem' },
});

export const fullWidth = style({ inlineSize: '100%' });
