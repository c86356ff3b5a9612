/**
 * Amounts of applications, in whole US dollars. Written by `node tools/generate/main.ts` from the migrations
 * (account.investor_thresholds()), which check the same: change them there.
 */
export const investorThresholds = {
  minimumCommitment: 250000,
  minimumNetWorth: 1000000,
  qualifyingCommitment: 1000000,
  maximumAmount: 1000000000000,
};
