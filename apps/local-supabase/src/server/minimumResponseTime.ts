import { setTimeout as pause } from 'node:timers/promises';
import { type Api, isMailRequest } from '../shims/authCalls.ts';

/** Longer than a sign-up with its mail takes, in milliseconds, also on a busy machine, where 750 were measured. */
const MINIMUM_MS = 1000;

/**
 * Delays responses to sign-ups and mail requests to a minimum time, because known and unknown addresses take different
 * times (REQ-AUTH-6). Sign-in does not need it, see `passwordCheck`.
 */
export function minimumResponseTime(next: Api): Api {
  return async (request, context) => {
    const [response] = await Promise.all([next(request, context), isMailRequest(request) && pause(MINIMUM_MS)]);
    return response;
  };
}
