import { inspect } from 'node:util';
import type { Connection } from '@supabase/lite';

interface DatabaseError {
  severity: string;
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

/** Constraint violations (class 23) and `raise exception`, except those that lite already maps to 400 or 409. */
const badRequest = /^(23(?!50[235])\w{3}|P0001)$/;

/** Out of disk space, memory or connections (class 53). */
const insufficientResources = /^53/;

/**
 * Difference from hosted Supabase: lite responds with 500 to a violated CHECK and to errors raised by functions. Hosted
 * responds with 400 and PostgreSQL's code, and with 503 for insufficient resources. Lite also logs the whole error,
 * which contains personal data; this shim logs one line.
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
    ? // Lite treats an error with this code as a complete response, like PostgREST's `raise sqlstate 'PGRST'`.
      {
        code: 'PGRST',
        message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
        detail: JSON.stringify({ status, headers: {} }),
      }
    : { code, message, detail, hint };
  return Object.assign(new Error(fields.message), fields, {
    [inspect.custom]: () => `Database error ${code}: ${message}`,
  });
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'severity' in error && 'code' in error;
}
