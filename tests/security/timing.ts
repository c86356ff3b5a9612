/** Smallest difference of the medians that counts: in milliseconds, and as a share of the larger one. */
const NOTICEABLE_MS = 15;
const NOTICEABLE_SHARE = 0.2;

/** Share of pairs in which one side must be slower: 0.5 is chance, 1 a certain distinction. */
const TELLING_SHARE = 0.8;

function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The share of all pairs in which the sample of `one` is larger: the Mann-Whitney U statistic over n × m. */
function shareLarger(one: readonly number[], other: readonly number[]): number {
  const larger = one.flatMap((a) => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return larger.reduce((sum, each) => sum + each, 0) / larger.length;
}

/**
 * Whether an attacker can distinguish two groups of response times. Both must hold, so that a busy machine alone causes
 * no failure: a rank test separates the groups, and the medians differ noticeably.
 */
export function compare(known: readonly number[], unknown: readonly number[]) {
  const share = shareLarger(known, unknown);
  const [knownMs, unknownMs] = [median(known), median(unknown)];
  const noticeable = Math.max(NOTICEABLE_MS, NOTICEABLE_SHARE * Math.max(knownMs, unknownMs));
  return {
    areTellable: Math.max(share, 1 - share) > TELLING_SHARE && Math.abs(knownMs - unknownMs) > noticeable,
    /** For the message of a failed expectation. */
    figures: `medians ${knownMs.toFixed(1)} ms and ${unknownMs.toFixed(1)} ms; known is slower in ${(share * 100).toFixed(0)} % of pairs`,
  };
}
