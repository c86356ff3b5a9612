import type { Quarter } from '@podium/data/schemas/availability.ts';

/** What is wrong with the quarters on a day, 'YYYY-MM-DD', one sentence each. */
export function availabilityProblems(quarters: readonly Quarter[], today: string): string[] {
  const nameOf = ({ year, quarter }: Quarter) => `Q${quarter} ${year}`;
  const outdated = quarters.filter(({ year }) => year < Number(today.slice(0, 4)));
  const orderOf = ({ year, quarter }: Quarter) => 4 * year + quarter;
  return [
    ...outdated.map(
      (quarter) =>
        `content/availability.ts: the year of ${nameOf(quarter)} is over. Nothing is broken, and visitors do not see it: replace it by a quarter that can be asked for.`,
    ),
    ...quarters
      .filter((quarter, index) => index > 0 && orderOf(quarters[index - 1] ?? quarter) >= orderOf(quarter))
      .map((quarter) => `content/availability.ts: ${nameOf(quarter)} is not after the one above it.`),
    ...(quarters.length > 4 ? ['content/availability.ts: more than four quarters do not fit in a row.'] : []),
  ];
}
