import { sign } from 'hono/jwt';
import { type Api, fieldsOf, isAuthCall, type ShimTools, verifiedClaims, withJson } from './authCalls.ts';
import { noteMethod } from './factors.ts';

/**
 * Difference from hosted Supabase: lite's tokens lack the issuer, the user's metadata and the authentication methods,
 * which policies and pages read from the token.
 */
export function tokenClaims(next: Api, { engine: sql, keys, siteUrl }: ShimTools): Api {
  async function withClaims(claims: Record<string, unknown>, method?: string): Promise<string> {
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
    const isLink = isAuthCall(request, 'GET', 'verify');
    if (!isLink && !isAuthCall(request, 'POST', 'token', 'verify', 'signup')) return response;
    const token = await issuedToken(response);
    const claims = await verifiedClaims(token, keys);
    if (token === undefined || claims === undefined) return response;
    const completed = await withClaims(claims, methodOf(request));
    if (!isLink) return withJson(response, { ...(await fieldsOf(response)), access_token: completed });
    const headers = new Headers(response.headers);
    headers.set('location', (headers.get('location') ?? '').replace(token, completed));
    return new Response(null, { status: response.status, headers });
  };
}

/** The authentication method of a sign-in, as hosted Supabase names it; undefined for a refresh. */
function methodOf(request: Request): string | undefined {
  if (isAuthCall(request, request.method, 'verify')) return 'otp';
  return new URL(request.url).searchParams.get('grant_type') === 'refresh_token' ? undefined : 'password';
}

/**
 * The token in a response of the auth API: in its body, or in the redirect URL of a mailed link. Only the last fragment
 * is lite's own; the rest of that URL is the caller's.
 */
export async function issuedToken(response: Response): Promise<string | undefined> {
  const fragment = /#([^#]*)$/.exec(response.headers.get('location') ?? '')?.[1];
  const fields = response.ok ? await fieldsOf(response) : Object.fromEntries(new URLSearchParams(fragment));
  const { access_token: token } = fields;
  return typeof token === 'string' ? token : undefined;
}
