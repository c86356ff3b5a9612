import { type Api, authRefusal, isAuthCall } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a hole: asked for a link that signs in, lite makes an account for an address that
 * it does not know and takes the address for confirmed before anybody has opened the mail; and it sends such links as
 * often as it is asked to. Hosted waits for the link. Nothing here signs in by a link alone, so there are none.
 */
export function passwordsOnly(next: Api): Api {
  return async (request, context) =>
    isAuthCall(request, 'POST', 'otp', 'magiclink')
      ? authRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
      : next(request, context);
}
