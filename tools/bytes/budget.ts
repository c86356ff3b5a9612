/** One line of the byte budget: KiB of brotli, unless `unit` says otherwise. */
export interface BudgetLine {
  name: string;
  measured: number;
  /** More than this fails the check. */
  must: number;
  /** What we would like to see. */
  aim: number;
}

export interface Verdict extends BudgetLine {
  verdict: 'aim reached' | 'within the budget' | 'OVER THE BUDGET';
}

/** Judges each line to a tenth, as it is printed. */
export function judge(lines: readonly BudgetLine[]): Verdict[] {
  return lines.map((line) => {
    const measured = Math.round(line.measured * 10) / 10;
    if (measured > line.must) return { ...line, measured, verdict: 'OVER THE BUDGET' };
    return { ...line, measured, verdict: measured > line.aim ? 'within the budget' : 'aim reached' };
  });
}
