/** Serializers of a driver, by type id. */
type Serializers = Record<string, (value: never) => unknown>;

/**
 * Difference from hosted Supabase: there PostgreSQL parses the JSON of a request. Here a driver serializes each value
 * by its column's type, and cannot serialize values of another type. PGlite then sends a malformed message that breaks
 * its only session: one request would disable the database. This shim sends such values as text, so that PostgreSQL
 * validates them.
 */
export function boundValues(serializers: Serializers): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    const isForLists = writesLists(serialize);
    serializers[type] = (value: unknown) => {
      const isOwnKind = Array.isArray(value) ? isForLists : value instanceof Date || value instanceof Uint8Array;
      if (isOwnKind) return serialize(value as never);
      return typeof value === 'string' ? value : JSON.stringify(value);
    };
  }
}

function writesLists(serialize: (value: never) => unknown): boolean {
  try {
    return serialize([] as never) === '{}';
  } catch {
    return false;
  }
}
