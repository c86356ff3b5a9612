import type { PostgresType } from 'postgres';

/**
 * Difference from hosted Supabase: lite passes JSON to the PostgreSQL driver as text, and lite's driver setting encodes
 * it again, so that `{"a":1}` is stored as the string `"{\"a\":1}"`. This shim passes text unchanged.
 */
export const plainJson = { json: jsonType(114), jsonb: jsonType(3802) } satisfies Record<string, PostgresType>;

function jsonType(oid: number): PostgresType {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (text: string) => JSON.parse(text) as unknown,
  };
}
