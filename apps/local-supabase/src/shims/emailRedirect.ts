import { AsyncLocalStorage } from 'node:async_hooks';
import type { Api } from './authCalls.ts';

/** Remembers where the link of a mail shall lead while the request that causes the mail is answered. */
export interface EmailRedirect {
  api: Api;
  /** The page that the current request named, when it is one of the site's; the site itself otherwise. */
  current(): string;
}

/**
 * Difference from hosted Supabase: lite ignores `redirect_to` (`emailRedirectTo`, `redirectTo`) and sends everybody to
 * the site's first page.
 */
export function emailRedirect(next: Api, siteUrl: string): EmailRedirect {
  const requested = new AsyncLocalStorage<string | null>();

  return {
    api: (request, context) => {
      const redirectTo = new URL(request.url).searchParams.get('redirect_to');
      return requested.run(redirectTo, () => next(request, context));
    },
    current: () => {
      const redirectTo = requested.getStore() ?? siteUrl;
      return URL.canParse(redirectTo) && new URL(redirectTo).origin === new URL(siteUrl).origin ? redirectTo : siteUrl;
    },
  };
}
