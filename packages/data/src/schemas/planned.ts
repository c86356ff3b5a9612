/** A plan with a last day, such as a quarter. */
export interface Planned {
  /** 'YYYY-MM-DD'. */
  endDate: string;
  /** Before the plan once that day is over: 'Q4 2025 is over.' */
  note: string;
}
