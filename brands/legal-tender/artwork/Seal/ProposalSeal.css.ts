import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '@podium/ui/theme/media.css';
import { duration, easing } from '@podium/ui/theme/scale.css';
import { vars } from '@podium/ui/theme/contract.css';
import { globalStyle, style } from '@podium/ui/theme/style';

/** The container that the length of a strand is measured by. */
export const sheet = style({ display: 'block', inlineSize: '100%', containerType: 'inline-size' });

/** A ring that is open: a dotted circle. */
export const open = style({
  stroke: vars.color.border.control,
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeDasharray: '0 5',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

/** Lines keep their width at any size, so a dash is measured in px, not in units. `--length` is a share of the width. */
const length = 'calc(var(--length) * 100cqi)';

const cut = keyframes({
  from: { strokeDasharray: length, strokeDashoffset: length },
  to: { strokeDasharray: length, strokeDashoffset: 0 },
});

export const bed = style({ strokeWidth: 0.6, opacity: 0.75 });

/** Each strand is drawn from its start. */
export const drawn = style({
  animation: `${cut} ${duration.slow} ${easing.press} backwards`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

/** A small emblem has every second strand. */
globalStyle(`${sheet} use:nth-of-type(even)`, { '@container': { '(max-width: 128px)': { display: 'none' } } });
