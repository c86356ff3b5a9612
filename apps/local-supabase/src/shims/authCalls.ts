import type { RequestContext } from '../backend/createBackend.ts';

/** Answers one request. A shim takes the API behind it and gives back one that differs in one point. */
export type Api = (request: Request, context: RequestContext) => Promise<Response>;

/** Whether this is the given call of the auth API, e.g. `isAuthCall(request, 'POST', 'signup')`. */
export function isAuthCall(request: Request, method: string, ...names: string[]): boolean {
  const path = routedPath(request);
  return request.method === method && names.some((name) => path === `/auth/v1/${name}`);
}

/** The path as lite's router reads it: `/auth/v1/%73ignup` leads to the sign-up as well. */
export function routedPath(request: Request): string {
  return decodeURI(new URL(request.url).pathname);
}

/** The fields of a JSON body, without using the body up; none when it is anything else. */
export async function fieldsOf(message: Request | Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await message.clone().json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A refusal as hosted Supabase writes it. */
export function authRefusal(status: number, code: string, message: string): Response {
  return Response.json({ code: status, error_code: code, msg: message }, { status });
}

/** The same answer with another body; what described the old body's length goes. */
export function withJson(response: Response, body: unknown): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return Response.json(body, { status: response.status, headers });
}
