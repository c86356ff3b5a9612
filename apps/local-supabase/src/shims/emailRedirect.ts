import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from './authCalls.ts';

/** The redirect target of the mail that the current request causes. */
export interface EmailRedirect {
  api: Api;
  /** The page that the current request named, if it belongs to the site; else the site's origin. */
  current(): string;
}

/**
 * Differences from hosted Supabase: lite ignores `redirect_to` (`emailRedirectTo`, `redirectTo`) when it sends a mail
 * and redirects to the site's root. It also redirects, with the session in the URL, to any other port of this machine.
 */
export function emailRedirect(next: Api, siteUrl: string): EmailRedirect {
  const requested = new AsyncLocalStorage<string>();
  const { origin } = new URL(siteUrl);

  return {
    api: (request, context) => {
      const url = new URL(request.url);
      const redirectTo = url.searchParams.get('redirect_to');
      if (redirectTo === null) return next(request, context);
      if (URL.canParse(redirectTo) && new URL(redirectTo).origin === origin) {
        return requested.run(redirectTo, () => next(request, context));
      }
      url.searchParams.delete('redirect_to');
      return next(new Request(url, request), context);
    },
    current: () => requested.getStore() ?? siteUrl,
  };
}
