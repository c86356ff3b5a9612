import type { AuthLimits } from '../backend/projectConfig.ts';
import { type Api, authRefusal, isMailRequest, routedPath } from '../shims/authCalls.ts';
import { callerNetwork, createAttempts } from './attempts.ts';

const WINDOW_MS = 5 * 60_000;

/** The limit that a call counts against; undefined for calls that are cheap and reveal nothing. */
function limitOf(request: Request): keyof AuthLimits | undefined {
  const path = /^\/auth\/v1\/(?<call>.+)$/.exec(routedPath(request));
  const call = path?.groups?.['call'] ?? '';
  if (call === 'verify' || /^factors\/[^/]+\/verify$/.test(call)) return 'token_verifications';
  // The request may contain the current password.
  if (request.method === 'PUT' && call === 'user') return 'sign_in_sign_ups';
  if (isMailRequest(request) || call === 'reauthenticate') return 'sign_in_sign_ups';
  if (request.method !== 'POST' || call !== 'token') return undefined;
  const grant = new URL(request.url).searchParams.get('grant_type');
  return grant === 'refresh_token' ? 'token_refresh' : 'sign_in_sign_ups';
}

/**
 * Throttles password guesses and mail requests, like the limits of hosted Supabase. The counters are in memory: only
 * the owner can restart the server.
 *
 * @param limits one number if all limits are the same
 * @param now monotonic clock, in milliseconds
 */
export function limitAuth(next: Api, limits: AuthLimits | number, now = () => performance.now()): Api {
  const calls = createAttempts(WINDOW_MS, now);

  return async (request, context) => {
    const limit = limitOf(request);
    if (limit === undefined) return next(request, context);
    const allowed = typeof limits === 'number' ? limits : limits[limit];
    const waitMs = calls.take(`${limit} ${callerNetwork(context)}`, allowed);
    const sentence = 'Too many attempts. Please try again in {wait}.';
    return waitMs > 0 ? tooMany(waitMs, 'over_request_rate_limit', sentence) : next(request, context);
  };
}

/** A refusal with a sentence for the visitor in which `{wait}` is replaced by the time. */
export function tooMany(waitMs: number, code: string, sentence: string): Response {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const answer = authRefusal(429, code, sentence.replace('{wait}', wait));
  answer.headers.set('retry-after', String(Math.ceil(waitMs / 1000)));
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}
