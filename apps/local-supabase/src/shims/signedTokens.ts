import type { BackendKeys } from '../backend/createBackend.ts';
import { routedPath, type Api } from './authCalls.ts';

/** Three parts, none of them empty; the signature is lite's to judge. */
const signedToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * Difference from hosted Supabase: lite takes a bearer that is no signed token for no bearer at all, and answers as it
 * answers visitors. Hosted refuses whoever shows one. A project's own keys may stand there instead.
 */
export function signedTokens(next: Api, { publishable, secret }: BackendKeys): Api {
  return async (request, context) => {
    const token = /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
    const isFine = token === undefined || token === publishable || token === secret || signedToken.test(token);
    if (isFine || !routedPath(request).startsWith('/rest/v1/')) return next(request, context);
    const refusal = { code: 'PGRST301', details: 'It is no signed token', hint: null, message: 'JWT cannot be read' };
    return Response.json(refusal, { status: 401, headers: { 'access-control-allow-origin': '*' } });
  };
}
