/** How a driver writes a value of each type, by the type's number. */
type Serializers = Record<string, (value: never) => unknown>;

/**
 * Difference from hosted Supabase: there PostgreSQL itself reads the JSON of a request. Here a driver writes each value in
 * the way of its column's type, and has no way for a value of another kind. PGlite then even sends a message that is cut
 * wrong, after which its one session understands nobody any more: a single request would end the database for all.
 * Here whatever is not of the driver's own kind goes as text, and PostgreSQL says what it thinks of it.
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
