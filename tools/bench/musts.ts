/** What Lighthouse has measured of a page: medians. */
export interface PageReading {
  /** Of 100, one for each category. */
  scores: readonly number[];
  /** Milliseconds, as the other times. */
  lcp: number;
  /** The LCP with every script file blocked. */
  lcpOfFloor?: number;
  tbt: number;
  cls: number;
}

const holds = 'holds';
const fails = 'FAILS';

/** Whether a page does what issue 5 §3 asks for, in figures as they are printed; a CLS has three decimals in Lighthouse. */
export function pageVerdict({ scores, lcp, lcpOfFloor, tbt, cls }: PageReading): string {
  const musts = {
    scores: scores.every((score) => score === 100),
    LCP: lcpOfFloor === undefined || Number((lcp / lcpOfFloor).toFixed(2)) <= 1.05,
    TBT: Number(tbt.toFixed(0)) < 50,
    CLS: Number(cls.toFixed(3)) === 0,
  };
  const missed = Object.entries(musts).flatMap(([name, isMet]) => (isMet ? [] : [name]));
  return missed.length === 0 ? holds : `${fails}: ${missed.join(', ')}`;
}

/** Whether a press is answered in time: the 90th percentile of the milliseconds to the next paint (issue 5 §3). */
export function pressVerdict(milliseconds: number): string {
  return milliseconds <= 200 ? holds : fails;
}

/** Ends the command with exit code 1 and one sentence where a row's last cell, its verdict, does not hold. */
export function endByVerdicts(rows: readonly (readonly string[])[]): void {
  const failed = rows.filter((row) => row.at(-1) !== holds).length;
  if (failed === 0) return;
  process.stderr.write(`${failed} of ${rows.length} do not hold what issue 5 §3 asks for.\n`);
  process.exitCode = 1;
}
