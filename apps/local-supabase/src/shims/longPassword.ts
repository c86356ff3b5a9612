import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';

/** What bcrypt reads of a password, in bytes of UTF-8; the rest would be ignored. */
const maximumBytes = 72;

/**
 * Difference from hosted Supabase: lite counts characters, not bytes, and does not count at all when a signed-in user
 * sets a new password. The end of a long password would be cut off without a word.
 */
export function longPassword(next: Api): Api {
  return async (request, context) => {
    if (isAuthCall(request, 'POST', 'signup') || isAuthCall(request, 'PUT', 'user')) {
      const { password } = await fieldsOf(request);
      if (typeof password === 'string' && Buffer.byteLength(password) > maximumBytes) {
        return authRefusal(400, 'validation_failed', `Password cannot be longer than ${maximumBytes} characters`);
      }
    }
    return next(request, context);
  };
}
