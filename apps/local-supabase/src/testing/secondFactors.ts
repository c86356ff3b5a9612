import type { SupabaseClient } from '@supabase/supabase-js';
import { totpCode } from '../shims/totp.ts';
import { testPassword, type TestBackend } from './startTestBackend.ts';

export interface SecondFactor {
  factorId: string;
  secret: string;
}

/** The current code, or the code of a number of time steps later. */
export function codeOf(secret: string, steps = 0): string {
  return totpCode(secret, Date.now() + steps * 30_000);
}

/** Starts the setup of TOTP. */
export async function enroll({ auth }: SupabaseClient) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

/** Verifies the current code, or the code of a number of time steps later. The session is then at aal2. */
export async function verifyFactor(
  { auth }: SupabaseClient,
  { factorId, secret }: SecondFactor,
  steps = 0,
): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, steps) });
  if (error) throw error;
}

/** Sets up TOTP as the account dialog does. */
export async function setUpSecondFactor(client: SupabaseClient): Promise<SecondFactor & { usedCode: string }> {
  const factor = await enroll(client);
  const usedCode = codeOf(factor.secret);
  await verifyFactor(client, factor);
  return { ...factor, usedCode };
}

/** A new session of a user: at aal1, also with a second factor. */
export async function newSession(backend: TestBackend, email: string): Promise<SupabaseClient> {
  const client = backend.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password: testPassword });
  if (error) throw error;
  return client;
}
