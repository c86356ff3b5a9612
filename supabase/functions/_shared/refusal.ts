/** A rejected request: an error code for programs and a sentence for the visitor. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, sentence: string, headers: Record<string, string> = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
