import type { Api } from './authCalls.ts';

/**
 * Difference from hosted Supabase: lite responds with 500 to a URL that cannot be decoded, and passes NUL into its SQL,
 * where PostgreSQL's protocol ends the statement. Hosted rejects both.
 */
export function decodableUrl(next: Api): Api {
  return async (request, context) =>
    isReadable(new URL(request.url))
      ? next(request, context)
      : Response.json({ message: 'The address of the request cannot be read.' }, { status: 400 });
}

/** Whether its escapes decode to valid text. */
function isReadable({ pathname, search }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00');
  } catch {
    return false;
  }
}
