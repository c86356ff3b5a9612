import { createHmac } from 'node:crypto';
import type { SqlRunner } from '../backend/engine.ts';
import { type Api, fieldsOf, isAuthCall, withJson } from './authCalls.ts';

/**
 * Difference from hosted Supabase: lite's tokens carry neither the issuer nor the user's metadata, so that policies and
 * pages that read them from the token find nothing.
 */
export function tokenClaims(
  next: Api,
  { sql, jwtSecret, siteUrl }: { sql: SqlRunner; jwtSecret: string; siteUrl: string },
): Api {
  async function withClaims(token: string): Promise<string> {
    const claims = readClaims(token);
    const [user] = await sql.query<{ app_metadata: unknown; user_metadata: unknown }>(
      'select raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata from auth.users where id = $1',
      [claims['sub']],
    );
    return sign(
      { iss: `${siteUrl}/auth/v1`, phone: '', aal: 'aal1', is_anonymous: false, ...claims, ...user },
      jwtSecret,
    );
  }

  return async (request, context) => {
    const response = await next(request, context);
    if (isAuthCall(request, 'POST', 'token', 'verify', 'signup')) {
      const token = await issuedToken(response);
      return token === undefined
        ? response
        : withJson(response, { ...(await fieldsOf(response)), access_token: await withClaims(token) });
    }
    if (isAuthCall(request, 'GET', 'verify')) {
      const location = response.headers.get('location') ?? '';
      const token = await issuedToken(response);
      if (token === undefined) return response;
      const headers = new Headers(response.headers);
      headers.set('location', location.replace(token, await withClaims(token)));
      return new Response(null, { status: response.status, headers });
    }
    return response;
  };
}

/** The token that an answer of the auth API brings: in its body, or in the address to which a mailed link leads. */
export async function issuedToken(response: Response): Promise<string | undefined> {
  const location = response.headers.get('location') ?? '';
  const { access_token: token } = response.ok ? await fieldsOf(response) : {};
  return typeof token === 'string' ? token : /(?<=[#&]access_token=)[^&]+/.exec(location)?.[0];
}

/** What a token says, without a look at its signature. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}

function sign(claims: object, secret: string): string {
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
