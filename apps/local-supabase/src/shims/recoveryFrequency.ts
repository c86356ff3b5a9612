import type { SqlRunner } from '../backend/engine.ts';
import { type Api, fieldsOf, isAuthCall } from './authCalls.ts';
import { refuseEarlyMail } from './mailFrequency.ts';

/** Difference from hosted Supabase: lite does not limit how often it sends a password reset. */
export function recoveryFrequency(next: Api, sql: SqlRunner, frequencySeconds: number): Api {
  return async (request, context) => {
    if (!isAuthCall(request, 'POST', 'recover')) return next(request, context);
    const { email } = await fieldsOf(request);
    const [user] = await sql.query<{ recovery_sent_at: string | null }>(
      'select recovery_sent_at from auth.users where email = lower($1)',
      [email],
    );
    return refuseEarlyMail(user?.recovery_sent_at ?? null, frequencySeconds) ?? next(request, context);
  };
}
