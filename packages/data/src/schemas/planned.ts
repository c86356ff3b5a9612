/** Content that is planned until a day, such as a quarter. */
export interface Planned {
  /** 'YYYY-MM-DD'. */
  endDate: string;
  /** Shown before the plan after that day: 'Q4 2025 is over.' */
  note: string;
}
