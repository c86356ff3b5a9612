import { type Api, authRefusal, isAuthCall } from './authCalls.ts';

/**
 * Difference from hosted Supabase, and a vulnerability: for a magic link to an unknown address, lite creates a
 * confirmed account before the link is opened, and sends such links without a limit. Hosted waits for the link. The
 * product uses no magic links, so this shim rejects them.
 */
export function passwordsOnly(next: Api): Api {
  return async (request, context) =>
    isAuthCall(request, 'POST', 'otp', 'magiclink')
      ? authRefusal(422, 'otp_disabled', 'Signups not allowed for otp')
      : next(request, context);
}
