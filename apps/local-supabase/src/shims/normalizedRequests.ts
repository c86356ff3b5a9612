import { type Api, authRefusal, routedPath } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a vulnerability: lite reads parameters from the raw URL, and its router treats
 * HEAD as GET. The shims here parse differently, so that a check and its use could see different values: a HEAD
 * request, or a repeated `type`, changed an account's address without its mailbox. Hosted rejects HEAD there and reads
 * the first value. This shim normalizes every auth request to one interpretation, and removes fragments from all URLs.
 */
export function normalizedRequests(next: Api): Api {
  return async (request, context) => {
    const url = new URL(request.url);
    url.hash = '';
    if (routedPath(request).startsWith('/auth/v1/')) {
      if (request.method === 'HEAD') return authRefusal(405, 'method_not_allowed', 'Method not allowed');
      const names = new Set(url.searchParams.keys());
      url.search = new URLSearchParams([...names].map((name) => [name, url.searchParams.get(name) ?? ''])).toString();
    }
    return next(new Request(url, request), context);
  };
}
