import type { Api, ShimTools } from './authCalls.ts';

/** Difference from hosted Supabase: lite redirects, with the session in the URL, to any other port of this machine. */
export function emailRedirect(next: Api, { siteUrl }: ShimTools): Api {
  const { origin } = new URL(siteUrl);

  return (request, context) => {
    const url = new URL(request.url);
    const target = url.searchParams.get('redirect_to');
    const isOwn = target === null || (URL.canParse(target) && new URL(target).origin === origin);
    if (isOwn) return next(request, context);
    url.searchParams.delete('redirect_to');
    return next(new Request(url, request), context);
  };
}
