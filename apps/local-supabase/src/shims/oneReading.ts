import { type Api, authRefusal, routedPath } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a hole: lite looks a parameter up in the address as it is written, its router takes
 * HEAD for GET, and neither looks where the shims here look. What one of them checked, the other then did not read: whoever
 * asked with HEAD, or named `type` twice, moved an account to an address whose mailbox nobody had opened. Hosted knows no
 * HEAD there and takes the first of two. Here every call of the auth API is written anew, so that it can be read in one way
 * only; and no address of any call has a fragment, in which a second question could stand.
 */
export function oneReading(next: Api): Api {
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
