/** One line of the byte budget: KiB of brotli, unless `unit` says otherwise. */
export interface BudgetLine {
  name: string;
  measured: number;
  /** More than this fails the check. */
  must: number;
  /** What we would like to see. */
  aim: number;
  /** The budget is missed, and a decision in docs says why: what it stands at fails only when it grows. */
  missedAt?: number;
}

export interface Verdict extends BudgetLine {
  verdict: 'aim reached' | 'within the budget' | 'MISSED, as known' | 'OVER THE BUDGET';
}

/** Judges each line to a tenth, as it is printed. */
export function judge(lines: readonly BudgetLine[]): Verdict[] {
  return lines.map((line) => {
    const measured = Math.round(line.measured * 10) / 10;
    if (measured > Math.max(line.must, line.missedAt ?? 0)) return { ...line, measured, verdict: 'OVER THE BUDGET' };
    if (measured > line.must) return { ...line, measured, verdict: 'MISSED, as known' };
    return { ...line, measured, verdict: measured > line.aim ? 'within the budget' : 'aim reached' };
  });
}
