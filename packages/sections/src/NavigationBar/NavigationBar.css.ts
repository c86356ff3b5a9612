import { createVar } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { forcedColors, from, reducedMotion, noScript } from '@podium/ui/theme/media.css';
import { duration, layout, space, target, text } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '../style.ts';

const { color } = vars;

/** Colour of the mark under the current page. */
const markColor = createVar();

/** While the bar is transparent, the surface below sets its text, mark and focus ring. */
const surfaces = {
  paper: { text: color.ink, mark: color.serial, ring: color.focusInk, gap: color.paper },
  sun: { text: color.onSun, mark: color.onSun, ring: color.onSun, gap: color.sun },
  deep: { text: color.onDeep, mark: color.alarmOnDeep, ring: color.onDeep, gap: color.deep },
  night: { text: color.onNight, mark: color.alarmOnDeep, ring: color.onNight, gap: color.night },
};

export type BarSurface = keyof typeof surfaces;

export const on = styleVariants(surfaces, ({ text: textColor, mark, ring, gap }) => ({
  color: textColor,
  vars: { [markColor]: mark, [color.focus]: ring, [color.focusGap]: gap },
}));

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  blockSize: layout.navMobile,
  transition: `block-size ${duration.base}, background-color ${duration.base}`,
  selectors: {
    '&[data-past-50=true]': { blockSize: layout.navStuckMobile },
    '&:is([data-past-50=true], [data-solid=true])': {
      backgroundColor: color.paper,
      boxShadow: `0 1px 0 ${color.rule}`,
    },
  },
  '@media': {
    [from.lg]: {
      blockSize: layout.navDesktop,
      selectors: { '&[data-past-50=true]': { blockSize: layout.navStuckDesktop } },
    },
    [reducedMotion]: { transition: 'none' },
    print: { blockSize: 'auto', paddingBlockEnd: space.s4 },
    // Without JavaScript the scroll position is unknown: the bar is always solid.
    [noScript]: {
      backgroundColor: color.paper,
      boxShadow: `0 1px 0 ${color.rule}`,
      color: color.ink,
      vars: { [markColor]: color.serial, [color.focus]: color.focusInk, [color.focusGap]: color.paper },
    },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  '@media': { [from.lg]: { gap: 'clamp(16px, 2vw, 28px)' } },
});

export const links = style({ display: 'none', '@media': { [from.lg]: { display: 'block', flex: 'none' } } });

export const list = style({
  display: 'flex',
  gap: 'clamp(12px, 1.8vw, 26px)',
});

export const link = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: target.minimum,
  minBlockSize: target.minimum,
  borderBlockEnd: '2px solid transparent',
  color: 'inherit',
  fontWeight: 560,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-current=page]': { borderBlockEndColor: markColor },
  },
  '@media': {
    // Forced colours also draw transparent borders, which would underline every link.
    [forcedColors]: { selectors: { '&:not(:hover, [aria-current=page])': { borderBlockEndColor: 'Canvas' } } },
  },
});

export const book = style({ display: 'none', '@media': { [from.lg]: { display: 'block', flex: 'none' } } });
