import { networkOf } from '@podium/data/schemas/network';
import type { LocalBackend } from '../backend/createBackend.ts';
import type { AuthLimits } from '../backend/projectConfig.ts';
import { authRefusal, routedPath } from '../shims/authCalls.ts';
import { isReadable } from '../shims/readableAddress.ts';

const WINDOW_MS = 5 * 60_000;

interface Window {
  endsAt: number;
  calls: number;
}

/** Which limit a call counts against; none for those that cost nothing and tell nothing. */
function limitOf(request: Request): keyof AuthLimits | undefined {
  if (!isReadable(new URL(request.url))) return undefined;
  const path = /^\/auth\/v1\/(?<call>.+)$/.exec(routedPath(request));
  const call = path?.groups?.['call'] ?? '';
  if (call === 'verify') return 'tokenVerifications';
  // The present password stands beside a new one.
  if (request.method === 'PUT' && call === 'user') return 'signInSignUps';
  if (request.method !== 'POST') return undefined;
  if (['signup', 'recover', 'resend', 'otp', 'magiclink'].includes(call)) return 'signInSignUps';
  if (call !== 'token') return undefined;
  const grant = new URL(request.url).searchParams.get('grant_type');
  return grant === 'refresh_token' ? 'tokenRefresh' : 'signInSignUps';
}

/**
 * Stands in front of the auth API as hosted's own limits do: nobody tries passwords, or asks for mails, as often as he
 * likes. It counts in memory: whoever restarts the server is the owner of it.
 *
 * @param limits one number where all of them are the same
 * @param now milliseconds of a clock that never jumps
 */
export function limitAuth(
  backend: Pick<LocalBackend, 'fetch'>,
  limits: AuthLimits | number,
  now: () => number = () => performance.now(),
): Pick<LocalBackend, 'fetch'> {
  const windows = new Map<string, Window>();

  function forgetEnded(): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  }

  /** Milliseconds until the next call is allowed, 0 when this one is. */
  function count(key: string, limit: number): number {
    let window = windows.get(key);
    if (window === undefined || window.endsAt <= now()) {
      forgetEnded();
      window = { endsAt: now() + WINDOW_MS, calls: 0 };
      windows.set(key, window);
    }
    if (window.calls >= limit) return window.endsAt - now();
    window.calls += 1;
    return 0;
  }

  return {
    async fetch(request, context = {}) {
      const limit = limitOf(request);
      if (limit === undefined) return backend.fetch(request, context);
      const allowed = typeof limits === 'number' ? limits : limits[limit];
      const waitMs = count(`${limit} ${networkOf(context.peerAddress ?? 'unknown')}`, allowed);
      return waitMs > 0 ? refusal(waitMs) : backend.fetch(request, context);
    },
  };
}

/** Hosted's code, and a sentence for the visitor. */
function refusal(waitMs: number): Response {
  const minutes = Math.ceil(waitMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const answer = authRefusal(429, 'over_request_rate_limit', `Too many attempts. Please try again in ${wait}.`);
  answer.headers.set('retry-after', String(Math.ceil(waitMs / 1000)));
  answer.headers.set('access-control-allow-origin', '*');
  return answer;
}
