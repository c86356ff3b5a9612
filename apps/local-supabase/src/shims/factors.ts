import type { Engine, SqlRunner } from '../backend/engine.ts';
import type { Caller } from './authCalls.ts';
import { isCurrentCode } from './totp.ts';

/** An entry of `user.factors` in the auth API. */
export interface Factor {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

const columns = 'id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at';

export function factorsOf(sql: SqlRunner, userId: unknown): Promise<Factor[]> {
  return sql.query<Factor>(`select ${columns} from auth.mfa_factors where user_id::text = $1 order by created_at`, [
    userId,
  ]);
}

/** Whether the session has the level that a second factor gives. */
export async function isAtLevel2(sql: SqlRunner, { sessionId }: Caller): Promise<boolean> {
  const found = await sql.query(`select from auth.sessions where id::text = $1 and aal = 'aal2'`, [sessionId]);
  return found.length > 0;
}

/**
 * Verifies a code. A correct code verifies the factor, raises the caller's session to aal2, ends the account's other
 * sessions below aal2, and removes unfinished enrolments.
 */
export function verifyCode(engine: Engine, caller: Caller, factorId: string, code: string): Promise<boolean> {
  return engine.transaction(async (sql) => {
    // Locks the factor, so that concurrent requests cannot use one code twice.
    const [factor] = await sql.query<{ secret: string; is_used: boolean }>(
      'select secret, $2 = any (used_codes) as is_used from auth.mfa_factors where id::text = $1 for update',
      [factorId, code],
    );
    // Three time steps are valid at once. Used codes are rejected, against an observer who types the same code.
    if (!factor || factor.is_used || !isCurrentCode(factor.secret, code)) return false;
    await sql.query(
      `update auth.mfa_factors
       set status = 'verified', updated_at = now(), last_challenged_at = now(), used_codes = (array_prepend($2, used_codes))[1:5]
       where id::text = $1`,
      [factorId, code],
    );
    await raiseSession(sql, caller, factorId);
    return true;
  });
}

async function raiseSession(sql: SqlRunner, { userId, sessionId }: Caller, factorId: string): Promise<void> {
  await noteMethod(sql, sessionId, 'totp');
  await sql.query(`update auth.sessions set aal = 'aal2', factor_id = $2::text::uuid where id::text = $1`, [
    sessionId,
    factorId,
  ]);
  await sql.query(`delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`, [userId]);
  await sql.query(`delete from auth.mfa_factors where user_id = $1 and status <> 'verified'`, [userId]);
}

/** Removes the factor; sessions at aal2 return to aal1. */
export function removeFactor(engine: Engine, factorId: string): Promise<void> {
  return engine.transaction(async (sql) => {
    await sql.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where factor_id::text = $1)`,
      [factorId],
    );
    await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id::text = $1`, [factorId]);
    await sql.query('delete from auth.mfa_factors where id::text = $1', [factorId]);
  });
}

/** Records how a session was authenticated, for the claim `amr` of its tokens. */
export async function noteMethod(sql: SqlRunner, sessionId: unknown, method: string): Promise<void> {
  await sql.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method)
     select id, $2 from auth.sessions where id::text = $1
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  );
}
