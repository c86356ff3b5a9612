import {
  type AuthError,
  AuthInvalidTokenResponseError,
  AuthUnknownError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Reason, Result } from '../schemas/result.ts';
import type { Fetched } from './backend.ts';
import { attempt } from './timeLimit.ts';
import { type Message, type MessageCode, messageCode } from '../schemas/messages.ts';

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

const codesOfService: Readonly<Record<string, MessageCode>> = {
  email_address_invalid: 'email_invalid',
  email_not_confirmed: 'email_not_confirmed',
  invalid_credentials: 'invalid_credentials',
  same_password: 'same_password',
  session_expired: 'signed_out',
  session_not_found: 'signed_out',
};

const limitsOfService: Readonly<Record<string, MessageCode>> = {
  over_email_send_rate_limit: 'mail_too_soon',
  over_password_guess_limit: 'too_many_passwords',
  over_request_rate_limit: 'too_many_attempts_minutes',
};

/** The message of a limit. The time to wait is only in the service's sentence: a number, or 'a minute'. */
export function limitMessage(sentence: string, code: MessageCode = 'too_many_attempts_minutes'): Message {
  const [wait] = /\d+/.exec(sentence) ?? [];
  return wait === undefined ? 'too_many_attempts' : `${code} ${wait}`;
}

/** The message for an error of the auth service: its own sentence if the code is not one that visitors meet. */
function messageOf(error: AuthError): string {
  if (isAuthSessionMissingError(error)) return messageCode('signed_out');
  // Only the service's sentence says what else a password lacks.
  if (isAuthWeakPasswordError(error) && error.reasons.includes('pwned')) return messageCode('weak_password');
  // Without a number it is the limit of the whole project.
  const isOfProject = error.code === 'over_email_send_rate_limit' && !/\d/.test(error.message);
  const limit = isOfProject ? undefined : limitsOfService[error.code ?? ''];
  return limit ? limitMessage(error.message, limit) : (codesOfService[error.code ?? ''] ?? error.message);
}

/** The message for a failed auth call, or `unreachable` if the service did not respond. */
export function authFailure(error: AuthError): { ok: false; message: string; reason?: Reason } {
  const isUnanswered = isAuthRetryableFetchError(error) && GATEWAY_STATUSES.includes(error.status ?? 0);
  // A proxy answered instead of the service: the message comes from the JSON parser.
  const isForeign = error instanceof AuthUnknownError || error instanceof AuthInvalidTokenResponseError;
  const isSentence = error.message !== '' && !error.message.startsWith('{');
  const text = isUnanswered || isForeign || !isSentence ? messageCode('unreachable') : messageOf(error);
  return error.code === 'email_not_confirmed'
    ? { ok: false, message: text, reason: 'unconfirmed' }
    : { ok: false, message: text };
}

/** Runs a call of the auth client with a timeout of `limitMs`. */
export function attemptAuth(limitMs: number, call: () => Promise<{ error: AuthError | null }>): Promise<Result> {
  return attempt(limitMs, unreachable, async () => authResult((await call()).error));
}

const functionErrorSchema = z.object({ error: z.object({ message: z.string().check(z.minLength(1)) }) });

/**
 * The result of a function call. A rejected request has its message in the body. A function that failed or did not
 * respond has none: the form shows its fallback, and the user can submit again. A success without an object comes from
 * a proxy or a static host, not from the function. Throws for a rejection whose body is not JSON.
 */
export async function functionResult({ data, error }: { data: unknown; error: unknown }): Promise<Result> {
  if (error === null || error === undefined) return z.object({}).safeParse(data).success ? { ok: true } : failed;
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
