/** A year of the about page's timeline. */
export interface Milestone {
  year: number;
  /** Companies owned at the end of that year; sets the width of the ribbon. */
  companies: number;
  text: string;
}

export interface Value {
  /** Without quotation marks. */
  statement: string;
  reason: string;
}
