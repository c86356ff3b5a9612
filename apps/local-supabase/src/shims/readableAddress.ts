import type { Api } from './authCalls.ts';

/**
 * Difference from hosted Supabase: lite answers an address that cannot be decoded with 500, and takes a NUL into its SQL,
 * where PostgreSQL's protocol ends the statement. Hosted lets neither through.
 */
export function readableAddress(next: Api): Api {
  return async (request, context) =>
    isReadable(new URL(request.url))
      ? next(request, context)
      : Response.json({ message: 'The address of the request cannot be read.' }, { status: 400 });
}

/** Whether nobody stumbles over its escapes. */
export function isReadable({ pathname, search }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00');
  } catch {
    return false;
  }
}
