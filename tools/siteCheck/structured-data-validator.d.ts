/** The package has no types. */
declare module '@adobe/structured-data-validator' {
  export interface Thing {
    '@type': string;
  }

  export interface Issue {
    issueMessage: string;
    /** The path from the top-level thing to the invalid one. */
    path: { type: string; property?: string; index?: number }[];
  }

  export default class Validator {
    constructor(vocabulary: unknown);
    validate(found: { jsonld: Partial<Record<string, Thing[]>> }): Promise<Issue[]>;
  }
}
