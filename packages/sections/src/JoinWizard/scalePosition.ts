import { MINIMUM_COMMITMENT } from '@podium/data/schemas/onboarding';
import { QUALIFYING_COMMITMENT } from '@podium/data/schemas/qualification';

/** Right end of the scale, in USD. */
const END = 5_000_000;

/**
 * Where an amount stands on the scale, in per cent of its length. From the least commitment to the one that opens the
 * deals is the first half, from there to the end the second; each half is logarithmic, and what lies outside stands at
 * the end that is nearer.
 */
export function positionOnScale(dollars: number): number {
  if (dollars <= MINIMUM_COMMITMENT) return 0;
  if (dollars >= END) return 100;
  return dollars <= QUALIFYING_COMMITMENT
    ? share(dollars, MINIMUM_COMMITMENT, QUALIFYING_COMMITMENT) * 50
    : 50 + share(dollars, QUALIFYING_COMMITMENT, END) * 50;
}

/** How much of the way from `low` to `high`, as factors, an amount has gone: 0 to 1. */
function share(dollars: number, low: number, high: number): number {
  return Math.log(dollars / low) / Math.log(high / low);
}
