import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';

/** Right end of the scale, in USD. */
export function endOfScale(qualifyingCommitment: number): number {
  return 5 * qualifyingCommitment;
}

/** Position in per cent. The middle is the commitment that opens the deals; each half is logarithmic. */
export function positionOnScale(dollars: number, qualifyingCommitment: number): number {
  const end = endOfScale(qualifyingCommitment);
  if (dollars <= investorThresholds.minimumCommitment) return 0;
  if (dollars >= end) return 100;
  return dollars <= qualifyingCommitment
    ? share(dollars, investorThresholds.minimumCommitment, qualifyingCommitment) * 50
    : 50 + share(dollars, qualifyingCommitment, end) * 50;
}

/** Logarithmic position of an amount between `low` and `high`, from 0 to 1. */
function share(dollars: number, low: number, high: number): number {
  return Math.log(dollars / low) / Math.log(high / low);
}
