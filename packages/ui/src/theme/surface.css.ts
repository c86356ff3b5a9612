import { vars } from './contract.css.ts';
import { styleVariants } from './style.ts';

const { color } = vars;

/** Background, text colour and focus ring of each surface. */
const surfaces = {
  paper: { background: color.paper, text: color.ink, ring: color.focusInk },
  laid: { background: color.laid, text: color.ink, ring: color.focusInk },
  sheet: { background: color.sheet, text: color.ink, ring: color.focusInk },
  deep: { background: color.deep, text: color.onDeep, ring: color.onDeep },
  sun: { background: color.sun, text: color.onSun, ring: color.onSun },
  rose: { background: color.rose, text: color.onRose, ring: color.onRose },
  verm: { background: color.verm, text: color.onVerm, ring: color.onVerm },
  night: { background: color.night, text: color.onNight, ring: color.onNight },
};

export type Surface = keyof typeof surfaces;

/** Class names per surface that set background, text colour and focus ring for its content. */
export const surface = styleVariants(surfaces, ({ background, text, ring }) => ({
  backgroundColor: background,
  color: text,
  vars: { [color.focus]: ring, [color.focusGap]: background },
}));
