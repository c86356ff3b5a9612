import type { Connection } from '@supabase/lite';

/**
 * Difference from hosted Supabase, and a vulnerability: at a process's first request lite runs `GRANT ALL ON ALL
 * TABLES` for the API roles in each schema with row-level security. That reverts every REVOKE and column grant of the
 * migrations. Lite does so only until its state of row-level security is known; this shim sets that state.
 */
export function keepGrants(connection: Connection): void {
  (connection as unknown as { rlsState: 'unknown' | 'inactive' | 'active' }).rlsState = 'active';
}
