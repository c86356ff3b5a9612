import { median } from '../bench/table.ts';

/** How much memory the product held at a moment of the soak. */
export interface MemorySample {
  /** Since the load began. */
  seconds: number;
  mebibytes: number;
}

/** Part of the soak in which caches fill and functions start; nothing is held against the product yet. */
export const warmUpShare = 1 / 5;

/** Part of the soak whose median stands for a moment: garbage is collected every few minutes, and weighs until then. */
const windowShare = 1 / 3;

/** By how much memory may have grown (issue 6 §3). */
export const growthLimit = 0.1;

export interface Memory {
  /** In MiB. */
  afterWarmUp: number;
  atEnd: number;
  /** As a share of what it was after the warm-up. */
  growth: number;
}

/**
 * Of medians.
 *
 * @param seconds length of the soak
 */
export function memoryOf(samples: readonly MemorySample[], seconds: number): Memory {
  const between = (from: number, to: number) =>
    median(samples.filter((sample) => sample.seconds >= from && sample.seconds < to).map(({ mebibytes }) => mebibytes));
  const warm = seconds * warmUpShare;
  const window = seconds * windowShare;
  const afterWarmUp = between(warm, warm + window);
  const atEnd = between(seconds - window, Number.POSITIVE_INFINITY);
  return memoryBetween(afterWarmUp, atEnd);
}

/** @param afterWarmUp in MiB, as `atEnd` */
export function memoryBetween(afterWarmUp: number, atEnd: number): Memory {
  return { afterWarmUp, atEnd, growth: atEnd / afterWarmUp - 1 };
}

/** All that a soak is judged by. */
export interface SoakOutcome {
  /** Of the product with its functions, garbage included. */
  resident: Memory;
  /** Of the product without its functions, garbage excluded; what leaks is in here. */
  inUse: Memory;
  /** Names of the calls that did not get the expected answer, one entry each. */
  errors: readonly string[];
  /** What the ledger has to say. */
  complaints: readonly string[];
}

/** A sentence for each target that was missed. */
export function missedTargets({ resident, inUse, errors, complaints }: SoakOutcome): string[] {
  return [
    ...missedGrowth('Resident memory', resident),
    ...missedGrowth('Memory in use', inUse),
    ...(errors.length > 0 ? [`${errors.length} calls failed: ${tally(errors)}.`] : []),
    ...complaints,
  ];
}

function missedGrowth(name: string, { afterWarmUp, atEnd, growth }: Memory): string[] {
  // Not a number, too: without samples nothing is proved.
  if (atEnd <= afterWarmUp * (1 + growthLimit)) return [];
  return [`${name} went from ${afterWarmUp} to ${atEnd} MiB (${percent(growth)}).`];
}

/** For example `+3.1 %`. */
export function percent(share: number): string {
  return `${share < 0 ? '' : '+'}${(share * 100).toFixed(1)} %`;
}

/** For example `deals 2, sign-in 1`. */
function tally(names: readonly string[]): string {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].map(([name, all]) => `${name} ${all.length}`).join(', ');
}
