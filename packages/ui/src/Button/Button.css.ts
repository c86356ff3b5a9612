import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.css.ts';
import { duration, easing, font, radius, space, target } from '../theme/scale.css.ts';

const { color } = vars;

/** What each ground lends to the buttons that stand on it. */
const lineColor = createVar('line');
const fillColor = createVar('fill');
const fillText = createVar('fill-text');
const pressedFill = createVar('pressed-fill');
const groundColor = createVar('ground');
const registerColor = createVar('register');

const idle = '&:not([aria-disabled=true], :disabled)';
const halted = "&:is([aria-disabled='true'], :disabled)";
const slipped = `4px 4px 0 -1.5px ${groundColor}, 4px 4px 0 0 ${registerColor}`;

/** A plate that slips out of register under the pointer and comes back when pressed. */
export const button = style({
  '@layer': {
    [layers.ui]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
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
      selectors: { [halted]: { cursor: 'not-allowed' } },
    },
  },
});

/** Filled and outlined buttons: a plate with an edge. */
const plate = style({
  '@layer': {
    [layers.ui]: {
      border: '1.5px solid',
      paddingBlock: space.s2,
      whiteSpace: 'nowrap',
      selectors: {
        [`${idle}:hover`]: { boxShadow: slipped, transform: 'translate(-2px, -2px)' },
        [`${idle}:hover:focus-visible`]: { boxShadow: `0 0 0 3px ${color.focusGap}` },
        [`${idle}:active`]: { boxShadow: 'none', transform: 'none' },
        [halted]: {
          borderStyle: 'dashed',
          borderColor: color.edge,
          backgroundColor: color.noneBg,
          color: color.noneFg,
        },
        ':lang(de) &': { whiteSpace: 'normal' },
      },
      '@media': {
        'screen and (max-width: 359px)': { whiteSpace: 'normal' },
        [forcedColors]: { selectors: { [halted]: { color: 'GrayText', borderColor: 'GrayText' } } },
      },
    },
  },
});

const filled = style({
  '@layer': {
    [layers.ui]: {
      borderColor: fillColor,
      backgroundColor: fillColor,
      color: fillText,
      selectors: { [`${idle}:active`]: { borderColor: pressedFill, backgroundColor: pressedFill } },
    },
  },
});

export const variant = styleVariants({
  primary: [plate, filled],
  secondary: [
    plate,
    {
      '@layer': {
        [layers.ui]: {
          borderColor: lineColor,
          backgroundColor: 'transparent',
          color: lineColor,
          selectors: {
            // Lies on the plate below when it slips, so it needs its ground.
            [`${idle}:hover`]: { backgroundColor: groundColor },
            [`${idle}:active`]: { backgroundColor: `color-mix(in oklab, ${lineColor} 12%, ${groundColor})` },
          },
        },
      },
    },
  ],
  quiet: {
    '@layer': {
      [layers.ui]: {
        border: 0,
        background: 'none',
        color: 'inherit',
        textDecorationLine: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '0.18em',
        selectors: {
          [`${idle}:hover`]: { textDecorationThickness: '3px' },
          [`${idle}:active`]: { textDecorationThickness: '1.5px' },
          [halted]: { textDecorationStyle: 'dashed' },
        },
      },
    },
  },
  destructive: [
    plate,
    filled,
    {
      '@layer': {
        [layers.ui]: {
          vars: { [fillColor]: color.badSolid, [fillText]: color.onBadSolid, [pressedFill]: color.badFg },
        },
      },
    },
  ],
});

export const size = styleVariants(
  {
    control: { minBlockSize: target.control, paddingInline: space.s5, fontSize: '1rem' },
    small: { minBlockSize: target.minimum, paddingInline: '18px', fontSize: '0.9375rem' },
    quiet: { minBlockSize: target.minimum, paddingInline: 0, paddingBlock: space.s1, fontSize: '1rem' },
  },
  (rule) => ({ '@layer': { [layers.ui]: rule } }),
);

const tones = {
  paper: {
    fill: color.intaglio,
    on: color.onIntaglio,
    pressed: color.intaglioHover,
    line: color.ink,
    ground: color.focusGap,
    register: color.serial,
  },
  sun: {
    fill: color.onSun,
    on: color.sun,
    pressed: color.onSun,
    line: color.onSun,
    ground: color.sun,
    register: color.serial,
  },
  deep: {
    fill: color.onDeep,
    on: color.deep,
    pressed: color.onDeep,
    line: color.onDeep,
    ground: color.deep,
    register: color.alarmOnDeep,
  },
  verm: {
    fill: color.onVerm,
    on: color.verm,
    pressed: color.onVerm,
    line: color.onVerm,
    ground: color.verm,
    register: color.vermLine,
  },
  rose: {
    fill: color.onRose,
    on: color.rose,
    pressed: color.onRose,
    line: color.onRose,
    ground: color.rose,
    register: color.roseLine,
  },
  night: {
    fill: color.onNight,
    on: color.night,
    pressed: color.onNight,
    line: color.onNight,
    ground: color.night,
    register: color.alarmOnDeep,
  },
};

export const tone = styleVariants(tones, ({ fill, on, pressed, line, ground, register }) => ({
  '@layer': {
    [layers.ui]: {
      vars: {
        [fillColor]: fill,
        [fillText]: on,
        [pressedFill]: pressed,
        [lineColor]: line,
        [groundColor]: ground,
        [registerColor]: register,
      },
    },
  },
}));

export const fullWidth = style({ '@layer': { [layers.ui]: { inlineSize: '100%' } } });
