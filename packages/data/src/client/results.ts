import {
  type AuthError,
  AuthInvalidTokenResponseError,
  AuthUnknownError,
  isAuthRetryableFetchError,
} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Reason, Result } from '../schemas/result.ts';
import type { Fetched } from './backend.ts';
import { attempt } from './timeLimit.ts';
import { messageCode } from '../schemas/messages.ts';

/** Status of a rate-limited response; its message is shown to the user. */
export const TOO_MANY_REQUESTS = 429;

/** Results without a response: with a message, without one (the form shows its fallback), and for a read. */
export const unreachable: Result = { ok: false, message: messageCode('unreachable') };
export const failed: Result = { ok: false };
export const unavailable = { ok: false, reason: 'unavailable' } as const;

/** Errors of gateways in front of the service; their messages are not shown. */
const GATEWAY_STATUSES = [0, 502, 503, 504];

export function authResult(error: AuthError | null): Result {
  return error === null ? { ok: true } : authFailure(error);
}

/** The service's message for a failed auth call, or `unreachable` if it did not respond. */
export function authFailure(error: AuthError): { ok: false; message: string; reason?: Reason } {
  const isUnanswered = isAuthRetryableFetchError(error) && GATEWAY_STATUSES.includes(error.status ?? 0);
  // An answer that is not the service's: its message is that of a parser.
  const isForeign = error instanceof AuthUnknownError || error instanceof AuthInvalidTokenResponseError;
  const isSentence = error.message !== '' && !error.message.startsWith('{');
  const text = isUnanswered || isForeign || !isSentence ? messageCode('unreachable') : error.message;
  return error.code === 'email_not_confirmed'
    ? { ok: false, message: text, reason: 'unconfirmed' }
    : { ok: false, message: text };
}

/** Runs a call of the auth client with a timeout of `limitMs`. */
export function attemptAuth(limitMs: number, call: () => Promise<{ error: AuthError | null }>): Promise<Result> {
  return attempt(limitMs, unreachable, async () => authResult((await call()).error));
}

const functionErrorSchema = z.object({ error: z.object({ message: z.string().check(z.minLength(1)) }) });

const functionSuccessSchema = z.object({});

/**
 * The result of a function call. A rejected request has its message in the body. A function that failed or did not
 * respond has none: the form shows its fallback, and the user can submit again. A success without an object comes from
 * a proxy or a static host, not from the function. Throws for a rejection whose body is not JSON.
 */
export async function functionResult({ data, error }: { data: unknown; error: unknown }): Promise<Result> {
  if (error === null || error === undefined)
    return functionSuccessSchema.safeParse(data).success ? { ok: true } : failed;
  const answer: unknown = error instanceof Error && 'context' in error ? error.context : null;
  if (!(answer instanceof Response) || answer.status >= 500) return failed;
  const body = functionErrorSchema.safeParse(await answer.json());
  if (!body.success) return failed;
  const { message } = body.data.error;
  return answer.status === TOO_MANY_REQUESTS ? { ok: false, message, reason: 'rate_limited' } : { ok: false, message };
}

/** Validated rows, or why there are none. */
export function fetchedRows<T>(
  answer: { status: number; data: unknown; error: unknown },
  schema: z.ZodMiniType<T>,
): Fetched<T> {
  if (answer.error) return { ok: false, reason: answer.status === 401 ? 'expired' : 'unavailable' };
  const rows = schema.safeParse(answer.data);
  return rows.success ? { ok: true, value: rows.data } : unavailable;
}

/** The result of a write without a response body. */
export function written({ status, error }: { status: number; error: unknown }): Fetched<null> {
  return fetchedRows({ data: null, status, error }, z.null());
}
