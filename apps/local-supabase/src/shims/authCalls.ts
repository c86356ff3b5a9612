import type { BackendKeys, RequestContext } from '../backend/createBackend.ts';
import type { Engine } from '../backend/engine.ts';
import type { ProjectConfig } from '../backend/projectConfig.ts';
import type { AuthMail } from '../mail/authMail.ts';

/** Handles one request. */
export type Api = (request: Request, context: RequestContext) => Promise<Response>;

/** What shims use. */
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

/** Whether this call mails a link or a code to any address, with an account or without. */
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
export async function callerOf(next: Api, request: Request, context: RequestContext): Promise<Caller | Response> {
  const { url, headers } = request;
  const asked = await next(new Request(new URL('/auth/v1/user', url), { headers }), context);
  if (!asked.ok) return asked;
  const { id, email } = await fieldsOf(asked);
  return { userId: String(id), email: String(email), sessionId: String(claimsOf(request)['session_id']) };
}

/** The claims of the caller's token, without verification of its signature. */
export function claimsOf(request: Request): Record<string, unknown> {
  return readClaims(request.headers.get('authorization') ?? '');
}

/** The claims of a token, without verification of its signature. A prefix such as 'Bearer ' does not matter. */
export function readClaims(token: string): Record<string, unknown> {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return JSON.parse(payload) as Record<string, unknown>;
}

/** An error response in hosted Supabase's format. */
export function authRefusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/**
 * Hosted's error response to a mail request that is too early; undefined if the mail may be sent.
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
