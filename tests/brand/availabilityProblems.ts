import type { Quarter } from '@podium/data/schemas/availability.ts';

/** What is wrong with the quarters in a year, one sentence each. */
export function availabilityProblems(quarters: readonly Quarter[], thisYear: number): string[] {
  const nameOf = ({ year, quarter }: Quarter) => `Q${quarter} ${year}`;
  const orderOf = ({ year, quarter }: Quarter) => 4 * year + quarter;
  const problems = [
    ...quarters
      .filter(({ year }) => year < thisYear)
      .map(
        (quarter) =>
          `the year of ${nameOf(quarter)} is over. Visitors do not see it. Replace it by a quarter that can be booked.`,
      ),
    ...quarters
      .filter((quarter, index) => index > 0 && orderOf(quarters[index - 1] ?? quarter) >= orderOf(quarter))
      .map((quarter) => `${nameOf(quarter)} is not after the one above it.`),
    ...(quarters.length > 4 ? ['more than four quarters do not fit in a row.'] : []),
  ];
  return problems.map((problem) => `content/availability.ts: ${problem}`);
}
