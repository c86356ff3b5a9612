/** The package brings no types. */
declare module '@adobe/structured-data-validator' {
  export interface Thing {
    '@type': string;
  }

  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** From the thing that stands by itself to the one that is wrong. */
    path: { type: string; property?: string; index?: number }[];
  }

  export default class Validator {
    /** @param vocabulary all of schema.org, in JSON-LD */
    constructor(vocabulary: unknown);
    /** @param found things by their type */
    validate(found: { jsonld: Partial<Record<string, Thing[]>> }): Promise<Issue[]>;
  }
}
