import type { BackendKeys } from '../backend/createBackend.ts';
import { type Api, bearerOf, fieldsOf, isAuthCall, verifiedClaims } from '../shims/authCalls.ts';
import { issuedToken } from '../shims/tokenClaims.ts';
import { callerNetwork, createAttempts, createKnownNetworks, fingerprint } from './attempts.ts';
import { tooMany } from './authLimits.ts';

const WINDOW_MS = 60 * 60_000;

/** Wrong passwords per account and window: for each known network, and for all other networks together. */
const LIMIT = 10;

const sentence =
  "Too many wrong passwords for this account: set a new one with 'Forgot password?', or try again in {wait}.";

/**
 * Throttles guesses at one account's password from many networks (REQ-AUTH-6). A network with a successful sign-in, by
 * password or mailed link, has its own limit, so that attackers do not lock out the owner. It counts by typed address,
 * whether or not it has an account, and keeps only fingerprints in memory.
 *
 * @param now monotonic clock, in milliseconds
 */
export function limitGuesses(next: Api, keys: BackendKeys, now = () => performance.now()): Api {
  const guesses = createAttempts(WINDOW_MS, now);
  const networks = createKnownNetworks();

  return async (request, context) => {
    const network = callerNetwork(context);
    const email = await guessedAccount(request, keys);
    const key = email && networks.keyOf(fingerprint(email), network);
    const waitMs = key ? guesses.take(key, LIMIT) : 0;
    if (waitMs > 0) return tooMany(waitMs, 'over_password_guess_limit', sentence);

    const response = await next(request, context);
    if (key && !(await isWrongPassword(response))) guesses.giveBack(key);
    if (isAuthCall(request, 'POST', 'token', 'verify') || isAuthCall(request, 'GET', 'verify')) {
      const claims = await verifiedClaims(await issuedToken(response), keys);
      if (claims !== undefined) networks.remember(fingerprint(String(claims['email'])), network);
    }
    return response;
  };
}

/** The address of the account whose password the request contains, if any. */
async function guessedAccount(request: Request, keys: BackendKeys): Promise<string | undefined> {
  if (isAuthCall(request, 'POST', 'token')) {
    const { email, password } = await fieldsOf(request);
    return typeof email === 'string' && password !== undefined ? email.toLowerCase() : undefined;
  }
  // The request may contain the current password.
  if (isAuthCall(request, 'PUT', 'user')) {
    const { current_password: current } = await fieldsOf(request);
    const claims = current === undefined ? undefined : await verifiedClaims(bearerOf(request), keys);
    return claims && String(claims['email']).toLowerCase();
  }
  return undefined;
}

async function isWrongPassword(response: Response): Promise<boolean> {
  const { error_code: code } = response.ok ? {} : await fieldsOf(response);
  return code === 'invalid_credentials' || code === 'current_password_mismatch';
}
