import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api, ShimTools } from './authCalls.ts';

const requested = new AsyncLocalStorage<string>();

/** The page that the current request named for the link of its mail, if it belongs to the site; else the site's origin. */
export function redirectTarget(siteUrl: string): string {
  return requested.getStore() ?? siteUrl;
}

/**
 * Differences from hosted Supabase: lite ignores `redirect_to` (`emailRedirectTo`, `redirectTo`) when it sends a mail
 * and redirects to the site's root. It also redirects, with the session in the URL, to any other port of this machine.
 */
export function emailRedirect(next: Api, { siteUrl }: ShimTools): Api {
  const { origin } = new URL(siteUrl);

  return (request, context) => {
    const url = new URL(request.url);
    const redirectTo = url.searchParams.get('redirect_to');
    if (redirectTo === null) return next(request, context);
    if (URL.canParse(redirectTo) && new URL(redirectTo).origin === origin) {
      return requested.run(redirectTo, () => next(request, context));
    }
    url.searchParams.delete('redirect_to');
    return next(new Request(url, request), context);
  };
}
