import { randomUUID } from 'node:crypto';
import { encodeQR } from 'qr';
import type { RequestContext } from '../backend/createBackend.ts';
import { callerNetwork, createAttempts, createKnownNetworks } from '../server/attempts.ts';
import {
  type Api,
  authRefusal,
  type Caller,
  callerOf,
  fieldsOf,
  isAuthCall,
  routedPath,
  type ShimTools,
  withJson,
} from './authCalls.ts';
import { type Factor, factorsOf, isAtLevel2, removeFactor, verifyCode } from './factors.ts';
import { newTotp } from './totp.ts';

type Calling = Caller & { factors: Factor[] };

const GUESS_WINDOW_MS = 5 * 60_000;
const MOST_GUESSES = 10;

const factorPath = /^\/auth\/v1\/factors(?:\/(?<id>[^/]+)(?:\/(?<step>challenge|verify))?)?$/;

/**
 * Difference from hosted Supabase: lite has no second factors. These are the `auth.mfa` endpoints for TOTP with
 * hosted's responses: enrolment, challenge, verification, removal, and the factors in `user`. Stricter than hosted: a
 * code works once, and a factor has ten guesses in five minutes: in each network with an earlier code, and in all others
 * together.
 */
export function secondFactor(next: Api, { engine, config, siteUrl, keys }: ShimTools): Api {
  const guesses = createAttempts(GUESS_WINDOW_MS, () => performance.now());
  const networks = createKnownNetworks();

  /** The caller with the factors of the account, or an error response without a session. */
  async function withOwnFactors(request: Request, context: RequestContext): Promise<Calling | Response> {
    const caller = await callerOf(next, request, context, keys);
    return caller instanceof Response ? caller : { ...caller, factors: await factorsOf(engine, caller.userId) };
  }

  async function enroll(request: Request, caller: Calling): Promise<Response> {
    const { userId, email, factors } = caller;
    const { factor_type: type, friendly_name: name = '', issuer } = await fieldsOf(request);
    if (type !== 'totp' || typeof name !== 'string') {
      return authRefusal(400, 'validation_failed', 'factor_type needs to be totp');
    }
    if (factors.some((factor) => (factor.friendly_name ?? '') === name)) {
      const sentence = `A factor with the friendly name "${name}" for this user already exists`;
      return authRefusal(422, 'mfa_factor_name_conflict', sentence);
    }
    if (factors.length >= config.auth.mfa.max_enrolled_factors) {
      const sentence = 'Maximum number of verified factors reached, unenroll to continue';
      return authRefusal(422, 'too_many_enrolled_mfa_factors', sentence);
    }
    if (isProtected(factors) && !(await isAtLevel2(engine, caller))) {
      return authRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const isNamed = typeof issuer === 'string' && issuer !== '';
    const totp = newTotp(isNamed ? issuer : new URL(siteUrl).host, email);
    const [secret, uri] = [totp.secret.base32, totp.toString()];
    const [factor] = await engine.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, 'totp', 'unverified', $3) returning id`,
      [userId, name, secret],
    );
    return Response.json({
      ...factor,
      type: 'totp',
      friendly_name: name,
      totp: { qr_code: encodeQR(uri, 'svg', { border: 4 }), secret, uri },
    });
  }

  async function verify(
    request: Request,
    context: RequestContext,
    caller: Calling,
    factorId: string,
  ): Promise<Response> {
    const { code } = await fieldsOf(request);
    if (typeof code !== 'string') return authRefusal(400, 'validation_failed', 'code is required');
    const network = callerNetwork(context);
    const key = networks.keyOf(factorId, network);
    if (guesses.take(key, MOST_GUESSES) > 0) {
      return authRefusal(429, 'over_request_rate_limit', 'Too many attempts. Please try again in 5 minutes.');
    }
    if (!(await verifyCode(engine, caller, factorId, code))) {
      return authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    guesses.forget(key);
    networks.remember(factorId, network);
    return renewedTokens(request, context, caller);
  }

  /** The session's tokens with its new level, as after a refresh. */
  async function renewedTokens(request: Request, context: RequestContext, { sessionId }: Caller): Promise<Response> {
    const [token] = await engine.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id::text = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    );
    const headers = { apikey: request.headers.get('apikey') ?? '', 'content-type': 'application/json' };
    const body = JSON.stringify({ refresh_token: token?.token });
    const refresh = new Request(`${siteUrl}/auth/v1/token?grant_type=refresh_token`, { method: 'POST', headers, body });
    return withFactors(await next(refresh, context));
  }

  async function unenroll(caller: Calling, { id, status }: Factor): Promise<Response> {
    if (status === 'verified' && !(await isAtLevel2(engine, caller))) {
      return authRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await removeFactor(engine, id);
    return Response.json({ id });
  }

  /** Adds the user's factors to the user in a response. */
  async function withFactors(response: Response): Promise<Response> {
    if (!response.ok) return response;
    const body = await fieldsOf(response);
    const user = (body['user'] ?? body) as Record<string, unknown>;
    const factors = 'email' in user ? await factorsOf(engine, user['id']) : [];
    if (factors.length === 0) return response;
    return withJson(response, body['user'] ? { ...body, user: { ...user, factors } } : { ...user, factors });
  }

  /**
   * An error response to a new password or address, if the account has a second factor and the session is not at aal2.
   */
  async function refuseChange(request: Request, context: RequestContext): Promise<Response | undefined> {
    const { password, email } = await fieldsOf(request);
    if (password === undefined && email === undefined) return undefined;
    const caller = await withOwnFactors(request, context);
    if (caller instanceof Response) return caller;
    const isAllowed = !isProtected(caller.factors) || (await isAtLevel2(engine, caller));
    const sentence = 'AAL2 session is required to update email or password when MFA is enabled.';
    return isAllowed ? undefined : authRefusal(401, 'insufficient_aal', sentence);
  }

  async function answerFactorCall(
    request: Request,
    context: RequestContext,
    { id, step }: { id?: string; step?: string },
  ): Promise<Response> {
    const caller = await withOwnFactors(request, context);
    if (caller instanceof Response) return caller;
    if (id === undefined) return enroll(request, caller);
    const factor = caller.factors.find((each) => each.id === id);
    if (factor === undefined) return authRefusal(404, 'mfa_factor_not_found', 'Factor not found');
    if (step === 'challenge') return challenge();
    return step === 'verify' ? verify(request, context, caller, id) : unenroll(caller, factor);
  }

  return async (request, context) => {
    const path = factorPath.exec(routedPath(request))?.groups;
    const isRemoval = path?.['id'] !== undefined && path['step'] === undefined;
    if (path && request.method === (isRemoval ? 'DELETE' : 'POST')) return answerFactorCall(request, context, path);
    if (isAuthCall(request, 'PUT', 'user')) {
      return (await refuseChange(request, context)) ?? withFactors(await next(request, context));
    }
    const showsUser = isAuthCall(request, 'GET', 'user') || isAuthCall(request, 'POST', 'token', 'verify');
    return showsUser ? withFactors(await next(request, context)) : next(request, context);
  };
}

/** Nothing is stored: a code belongs to its time, and works once. */
function challenge(): Response {
  return Response.json({ id: randomUUID(), type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300 });
}

function isProtected(factors: Factor[]): boolean {
  return factors.some(({ status }) => status === 'verified');
}
