import { darkLine, lightLine } from '../inkTones.ts';
import type { Tone } from '../spiral.ts';
import type { PortraitMap } from './portrait.ts';
import { smoothStep } from './solids.ts';

/**
 * Dark line on paper. Counterchange: the lit profile stands on dark line, the shadow side on bare paper.
 */
export function positiveTone(portrait: PortraitMap): Tone {
  return (x, y) => {
    const light = portrait(x, y);
    if (light === undefined) return 0.66 - 0.6 * towardsShadow(x, y) + 0.1 * towardsRim(x, y);
    return darkLine(light);
  };
}

/** Light line on a dark ground: the same picture, so that light is line. */
export function negativeTone(portrait: PortraitMap): Tone {
  return (x, y) => {
    const light = portrait(x, y);
    if (light === undefined) return 0.05 + 0.4 * towardsShadow(x, y) * (1 - 0.35 * towardsRim(x, y));
    return lightLine(light);
  };
}

/** 0 on the side of the lamp, 1 on the other. */
function towardsShadow(x: number, y: number): number {
  return smoothStep(-0.5, 0.5, x + 0.1 * y);
}

/** 0 in the middle of the disc, 1 at its rim. */
function towardsRim(x: number, y: number): number {
  return smoothStep(0.6, 1, Math.hypot(x, y));
}
