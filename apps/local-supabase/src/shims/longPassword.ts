import { type Api, authRefusal, fieldsOf, isAuthCall } from './authCalls.ts';

/** Maximum bytes (UTF-8) of a password that bcrypt reads; it ignores the rest. */
const maximumBytes = 72;

/**
 * Difference from hosted Supabase: lite counts characters instead of bytes, and does not check the length when a
 * signed-in user sets a password. The end of a long password would be ignored silently.
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
