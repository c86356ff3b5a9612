import { isAuthRetryableFetchError, type AuthError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Outcome } from '../schemas/outcome.ts';
import type { Fetched } from './backend.ts';
import { UNREACHABLE } from '../schemas/messages.ts';

/** Answered where a limit was reached; its sentence is meant for the visitor. */
export const TOO_MANY_REQUESTS = 429;

/** What a call comes to that has no answer: with our sentence, with that of the form, and for a read. */
export const unreachable: Outcome = { ok: false, message: UNREACHABLE };
export const failed: Outcome = { ok: false };
export const unavailable = { ok: false, reason: 'unavailable' } as const;

/** Errors of gateways in front of the service: their words are not for visitors. */
const GATEWAY_STATUSES = [0, 502, 503, 504];

/** The service's own sentence about a failed auth call (specification §8), or ours when it did not answer. */
export function authOutcome(error: AuthError | null): Outcome {
  if (error === null) {
    return { ok: true };
  }
  const isUnanswered = isAuthRetryableFetchError(error) && GATEWAY_STATUSES.includes(error.status ?? 0);
  const isSentence = error.message !== '' && !error.message.startsWith('{');
  return { ok: false, message: isUnanswered || !isSentence ? UNREACHABLE : error.message };
}

const functionErrorSchema = z.object({ error: z.object({ message: z.string().check(z.minLength(1)) }) });

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return null;
  }
}

/**
 * What a backend function answered. Its sentence stands in the body of a refusal. A function that failed or did not
 * answer gives none: the form then shows the fixed one of specification §8, and the same can be tried again.
 */
export async function functionOutcome(error: unknown): Promise<Outcome> {
  if (error === null || error === undefined) {
    return { ok: true };
  }
  const answer: unknown = error instanceof Error && 'context' in error ? error.context : null;
  if (!(answer instanceof Response) || answer.status >= 500) {
    return failed;
  }
  const body = functionErrorSchema.safeParse(await readJson(answer));
  if (!body.success) {
    return failed;
  }
  const { message } = body.data.error;
  return answer.status === TOO_MANY_REQUESTS ? { ok: false, message, isLimited: true } : { ok: false, message };
}

/** Rows as the database sends them, checked, or why there are none. */
export function fetchedRows<T>(
  answer: { status: number; data: unknown; error: unknown },
  schema: z.ZodMiniType<T>,
): Fetched<T> {
  if (answer.error) {
    return { ok: false, reason: answer.status === 401 ? 'expired' : 'unavailable' };
  }
  const rows = schema.safeParse(answer.data);
  return rows.success ? { ok: true, value: rows.data } : unavailable;
}

/** What became of a write whose answer holds nothing. */
export function written({ status, error }: { status: number; error: unknown }): Fetched<null> {
  return fetchedRows({ data: null, status, error }, z.null());
}
