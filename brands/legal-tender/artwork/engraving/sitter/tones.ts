import { darkLine, lightLine } from '../inkTones.ts';
import type { Tone } from '../spiral.ts';
import type { PortraitMap } from './portrait.ts';
import { smoothStep } from './solids.ts';

/**
 * Dark lines for light surfaces. The background contrasts with the head: lines behind the lit side, none behind the
 * shadow side.
 */
export function positiveTone(portrait: PortraitMap): Tone {
  return (x, y) => {
    const light = portrait(x, y);
    if (light === undefined) return 0.66 - 0.6 * towardsShadow(x, y) + 0.1 * towardsRim(x, y);
    return darkLine(light);
  };
}

/** Light lines for dark surfaces. */
export function negativeTone(portrait: PortraitMap): Tone {
  return (x, y) => {
    const light = portrait(x, y);
    if (light === undefined) return 0.05 + 0.4 * towardsShadow(x, y) * (1 - 0.35 * towardsRim(x, y));
    return lightLine(light);
  };
}

/** 0 on the lamp's side, 1 on the other. */
function towardsShadow(x: number, y: number): number {
  return smoothStep(-0.5, 0.5, x + 0.1 * y);
}

/** 0 in the centre of the disc, 1 at its rim. */
function towardsRim(x: number, y: number): number {
  return smoothStep(0.6, 1, Math.hypot(x, y));
}
