import type { Connection } from '@supabase/lite';

/**
 * Difference from hosted Supabase, and a hole: at the first request of a process lite runs `GRANT ALL ON ALL TABLES` for
 * the roles of the API in each schema that has row-level security, and so undoes every REVOKE and every grant on single
 * columns that the migrations made. It does so while it does not know whether row-level security is set up; this tells
 * it that it is.
 */
export function keepGrants(connection: Connection): void {
  (connection as unknown as { rlsState: 'unknown' | 'inactive' | 'active' }).rlsState = 'active';
}
