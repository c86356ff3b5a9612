/** Content that is planned until a day, such as a quarter. */
export interface Planned {
  /** 'YYYY-MM-DD'. */
  endDate: string;
  /** After `endDate`, precedes the text: 'Q4 2025 is over.' */
  note: string;
}
