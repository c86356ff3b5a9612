import { totpCode } from '../../apps/local-supabase/src/shims/totp.ts';
import { testPassword, type TestBackend } from '../../apps/local-supabase/src/testing/startTestBackend.ts';
import type { Client } from './people.ts';

const secrets = new Map<string, string>();

/** Sets up TOTP as the account dialog does; afterwards the session is at aal2. */
export async function setUpSecondFactor(client: Client): Promise<void> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  secrets.set(data.id, data.totp.secret);
  const code = totpCode(data.totp.secret, Date.now());
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (verified.error) throw verified.error;
}

/** A new session of a user with a second factor: at aal1 until the code is verified. */
export async function codeDue(
  backend: TestBackend,
  email: string,
): Promise<{ client: Client; giveCode: () => Promise<void> }> {
  const client = backend.visitor();
  const { data, error } = await client.auth.signInWithPassword({ email, password: testPassword });
  if (error) throw error;
  const factorId = data.user.factors?.[0]?.id ?? '';
  return {
    client,
    async giveCode() {
      // Setting the factor up used the current code, and each code works once.
      const code = totpCode(secrets.get(factorId) ?? '', Date.now() + 30_000);
      const verified = await client.auth.mfa.challengeAndVerify({ factorId, code });
      if (verified.error) throw verified.error;
    },
  };
}
