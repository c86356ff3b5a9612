/** What a section's script weighs, in bytes of brotli, by its name. */
export type Costs = Readonly<Record<string, number>>;

/** By how much a section may grow before somebody has to say that it is meant. */
const tolerance = 0.1;

export interface Comparison {
  name: string;
  measured: number;
  /** Nothing where the section is new. */
  budget: number | undefined;
  isOver: boolean;
}

/** Holds what was measured against the budget; a section without a budget is over it. */
export function compareCosts(measured: Costs, budget: Costs): Comparison[] {
  return Object.entries(measured).map(([name, bytes]) => {
    const allowed = budget[name];
    return {
      name,
      measured: bytes,
      budget: allowed,
      isOver: allowed === undefined || bytes > allowed * (1 + tolerance),
    };
  });
}

/** Names in the budget that nothing was measured for. */
export function orphans(measured: Costs, budget: Costs): string[] {
  return Object.keys(budget).filter((name) => !(name in measured));
}
