import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from './authCalls.ts';

/** Remembers where the link of a mail shall lead while the request that causes the mail is answered. */
export interface EmailRedirect {
  api: Api;
  /** The page that the current request named, when it is one of the site's; the site itself otherwise. */
  current(): string;
}

/**
 * Differences from hosted Supabase: lite ignores `redirect_to` (`emailRedirectTo`, `redirectTo`) when it sends a mail and
 * leads everybody to the site's first page; and it follows a link, with the session in the address, to any other port of
 * this machine.
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
