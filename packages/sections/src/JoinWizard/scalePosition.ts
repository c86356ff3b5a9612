import { investorThresholds } from '@podium/data/schemas/investorThresholds.ts';

const { minimumCommitment } = investorThresholds;

/** Right end of the logarithmic scale, in USD: the commitment that opens the deals is in the middle. */
export function endOfScale(qualifyingCommitment: number): number {
  return qualifyingCommitment ** 2 / minimumCommitment;
}

/** In per cent. */
export function positionOnScale(dollars: number, qualifyingCommitment: number): number {
  const position = Math.log(dollars / minimumCommitment) / Math.log(qualifyingCommitment / minimumCommitment);
  return 50 * Math.min(2, Math.max(0, position));
}
