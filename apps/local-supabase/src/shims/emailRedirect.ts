import type { Api, ShimTools } from './authCalls.ts';

/**
 * Differences from hosted Supabase, the first a vulnerability: lite redirects, with the session in the URL, to any other
 * port of this machine. It appends the session to a fragment of the caller, and responds with 500 to line breaks.
 */
export function emailRedirect(next: Api, { siteUrl }: ShimTools): Api {
  const { origin } = new URL(siteUrl);

  return (request, context) => {
    const url = new URL(request.url);
    const target = url.searchParams.get('redirect_to');
    if (target === null) return next(request, context);
    // The allow list of config.toml is the site's origin followed by /**.
    const allowed = new URL(target.startsWith(`${origin}/`) ? target : siteUrl);
    allowed.hash = '';
    url.searchParams.set('redirect_to', allowed.href);
    return next(new Request(url, request), context);
  };
}
