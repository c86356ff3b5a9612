import { verify } from 'hono/jwt';
import type { BackendKeys, RequestContext } from '../backend/createBackend.ts';
import type { Engine } from '../backend/engine.ts';
import type { ProjectConfig } from '../backend/projectConfig.ts';
import type { AuthMail } from '../mail/authMail.ts';

export type Api = (request: Request, context: RequestContext) => Promise<Response>;

export interface ShimTools {
  engine: Engine;
  config: ProjectConfig;
  siteUrl: string;
  keys: BackendKeys;
  sendAuthMail: (mail: AuthMail) => Promise<void>;
}

/** Wraps an API and changes one behaviour. */
export type Shim = (next: Api, tools: ShimTools) => Api;

/** Whether this is the given call of the auth API, e.g. `isAuthCall(request, 'POST', 'signup')`. */
export function isAuthCall(request: Request, method: string, ...names: string[]): boolean {
  const path = routedPath(request);
  return request.method === method && names.some((name) => path === `/auth/v1/${name}`);
}

/** Whether this call mails a link or a code to the address in its body. */
export function isMailRequest(request: Request): boolean {
  return isAuthCall(request, 'POST', 'signup', 'recover', 'resend', 'otp', 'magiclink');
}

/** The path as lite's router decodes it: `/auth/v1/%73ignup` is also the sign-up. Empty if it cannot be decoded. */
export function routedPath(request: Request): string {
  try {
    return decodeURI(new URL(request.url).pathname);
  } catch {
    return '';
  }
}

/** The fields of a JSON body, without consuming it; empty for any other body. */
export async function fieldsOf(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await message.clone().json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The user whose token a request has. */
export interface Caller {
  userId: string;
  email: string;
  sessionId: string;
}

/** The caller, or the error response to a caller without a session. */
export async function callerOf(
  next: Api,
  request: Request,
  context: RequestContext,
  keys: BackendKeys,
): Promise<Caller | Response> {
  const { url, headers } = request;
  const asked = await next(new Request(new URL('/auth/v1/user', url), { headers }), context);
  if (!asked.ok) return asked;
  const { id, email } = await fieldsOf(asked);
  const claims = await verifiedClaims(bearerOf(request), keys);
  return { userId: String(id), email: String(email), sessionId: String(claims?.['session_id']) };
}

export function bearerOf(request: Request): string | undefined {
  return /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
}

/** The claims of a token that this backend has signed; undefined for any other. */
export async function verifiedClaims(
  token: string | undefined,
  { jwtSecret }: BackendKeys,
): Promise<Record<string, unknown> | undefined> {
  try {
    return await verify(token ?? '', jwtSecret, 'HS256');
  } catch {
    return undefined;
  }
}

/** An error response in hosted Supabase's format. */
export function authRefusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/**
 * The error response of hosted Supabase to a mail request that is too early; undefined if the mail may be sent.
 *
 * @param sentAt database timestamp of the last mail
 */
export function refuseEarlyMail(sentAt: string | null, frequencySeconds: number): Response | undefined {
  if (sentAt === null) return undefined;
  const remaining = Math.ceil(frequencySeconds - (Date.now() - Date.parse(sentAt)) / 1000);
  if (remaining <= 0) return undefined;
  return authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${remaining} seconds.`,
  );
}

/** The same response with another body, without headers that describe the old body. */
export function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}
