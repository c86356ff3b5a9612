import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';

interface DatabaseError {
  severity: string;
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/** Broken constraints (class 23) and `raise exception`, but for those that lite answers with 400 or 409 as it should. */
const badRequest = /^(23(?!50[235])\w{3}|P0001)$/;

/** There is no room, no memory, no connection left (class 53). */
const insufficientResources = /^53/;

/**
 * Difference from hosted Supabase: lite answers a violated CHECK, and whatever a function raises, with status 500.
 * Hosted answers 400 with PostgreSQL's own code, and 503 where resources are short. Lite also logs the whole error, and
 * with it what was to be stored; here the log gets one line.
 */
export function databaseErrors(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const normal: unknown = normalize(error);
    return isDatabaseError(normal) ? translate(normal) : normal;
  };
}

function translate(error: DatabaseError): Error {
  const { code, message, detail, hint } = error;
  const status = badRequest.test(code) ? 400 : insufficientResources.test(code) ? 503 : undefined;
  const fields = status
    ? // Lite takes an error of this code as a whole answer, as PostgREST does for `raise sqlstate 'PGRST'`.
      {
        code: 'PGRST',
        message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
        detail: JSON.stringify({ status, headers: {} }),
      }
    : { code, message, detail, hint };
  return Object.assign(new Error(fields.message), fields, { [inspect.custom]: () => `Refused (${code}): ${message}` });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}
