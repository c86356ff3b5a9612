import { sign } from 'hono/jwt';
import { type Api, fieldsOf, isAuthCall, readClaims, type ShimTools, withJson } from './authCalls.ts';
import { noteMethod } from './factors.ts';

/**
 * Difference from hosted Supabase: lite's tokens lack the issuer, the user's metadata and the authentication methods,
 * which policies and pages read from the token.
 */
export function tokenClaims(next: Api, { engine: sql, keys, siteUrl }: ShimTools): Api {
  async function withClaims(token: string, method?: string): Promise<string> {
    const claims = readClaims(token);
    if (method !== undefined) await noteMethod(sql, claims['session_id'], method);
    const [user] = await sql.query<{ app_metadata: unknown; user_metadata: unknown }>(
      'select raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata from auth.users where id = $1',
      [claims['sub']],
    );
    const [session] = await sql.query<{ aal: string; amr: unknown }>(
      `select coalesce(aal, 'aal1') as aal, coalesce((
         select jsonb_agg(
           jsonb_build_object('method', authentication_method, 'timestamp', extract(epoch from updated_at)::bigint)
           order by updated_at desc
         )
         from auth.mfa_amr_claims where session_id = session.id
       ), '[]') as amr
       from auth.sessions as session where id::text = $1`,
      [claims['session_id']],
    );
    return sign(
      { iss: `${siteUrl}/auth/v1`, phone: '', is_anonymous: false, ...claims, aal: 'aal1', ...session, ...user },
      keys.jwtSecret,
    );
  }

  return async (request, context) => {
    const response = await next(request, context);
    if (isAuthCall(request, 'POST', 'token', 'verify', 'signup')) {
      const token = await issuedToken(response);
      return token === undefined
        ? response
        : withJson(response, {
            ...(await fieldsOf(response)),
            access_token: await withClaims(token, methodOf(request)),
          });
    }
    if (isAuthCall(request, 'GET', 'verify')) {
      const location = response.headers.get('location') ?? '';
      const token = await issuedToken(response);
      if (token === undefined) return response;
      const headers = new Headers(response.headers);
      headers.set('location', location.replace(token, await withClaims(token, methodOf(request))));
      return new Response(null, { status: response.status, headers });
    }
    return response;
  };
}

/** Hosted's name of a sign-in's authentication method; undefined for a refresh. */
function methodOf(request: Request): string | undefined {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/verify')) return 'otp';
  return searchParams.get('grant_type') === 'refresh_token' ? undefined : 'password';
}

/** The token in a response of the auth API: in its body, or in the redirect URL of a mailed link. */
export async function issuedToken(response: Response): Promise<string | undefined> {
  const location = response.headers.get('location') ?? '';
  const { access_token: token } = response.ok ? await fieldsOf(response) : {};
  return typeof token === 'string' ? token : /(?<=[#&]access_token=)[^&]+/.exec(location)?.[0];
}
