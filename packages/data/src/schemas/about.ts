export interface Milestone {
  year: number;
  /** What has been reached by the end of that year; sets the height of the chart. */
  count: number;
  text: string;
}

export interface Value {
  /** Without quotation marks. */
  statement: string;
  reason: string;
}
