import { type Api, bearerOf, routedPath, type ShimTools } from './authCalls.ts';

/** Three non-empty parts. Lite verifies the signature. */
const signedToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Difference from hosted Supabase: lite ignores a bearer that is not a signed token and treats the caller as signed
 * out. Hosted rejects it. The project's own keys are accepted as bearer tokens.
 */
export function signedTokens(next: Api, { keys: { publishable, secret } }: ShimTools): Api {
  return async (request, context) => {
    const token = bearerOf(request);
    const isFine = token === undefined || token === publishable || token === secret || signedToken.test(token);
    if (isFine || !routedPath(request).startsWith('/rest/v1/')) return next(request, context);
    const message = `Expected 3 parts in JWT; got ${token.split('.').length}`;
    const refusal = { code: 'PGRST301', details: null, hint: null, message };
    return Response.json(refusal, { status: 401, headers: { 'access-control-allow-origin': '*' } });
  };
}
