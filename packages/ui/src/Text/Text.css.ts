import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { measure, text } from '../theme/scale.css.ts';

export const size = styleVariants(
  {
    lede: { ...text.lede, maxInlineSize: measure.lede },
    body: { ...text.body, maxInlineSize: measure.body },
    small: { ...text.small, maxInlineSize: measure.body },
    label: text.label,
    micro: text.micro,
  },
  (rule) => ({ '@layer': { [layers.ui]: rule } }),
);

export const tone = styleVariants(
  {
    inherit: 'inherit',
    ink: vars.color.ink,
    secondary: vars.color.ink2,
    tertiary: vars.color.ink3,
    serial: vars.color.serial,
    onDeepSecondary: vars.color.onDeep2,
    onNightSecondary: vars.color.onNight2,
  },
  (color) => ({ '@layer': { [layers.ui]: { color } } }),
);
