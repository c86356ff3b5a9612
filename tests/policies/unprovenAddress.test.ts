import { expect, it } from 'vitest';
import { describeOnEngines } from '../../apps/local-supabase/src/testing/describeOnEngines.ts';
import {
  confirmationLink,
  mailedToken,
  type TestBackend,
} from '../../apps/local-supabase/src/testing/startTestBackend.ts';

const email = 'victim@podium.example';
const attackersPassword = 'the attacker knows it';
const victimsPassword = 'only the victim knows it';

describeOnEngines('REQ-AUTH-3: an address that someone else signed up first', (start) => {
  const signIn = (backend: TestBackend, password: string) =>
    backend.visitor().auth.signInWithPassword({ email, password });

  /** The attacker signs up, then the victim; the newest link is the victim's. */
  async function bothSignUp(): Promise<TestBackend> {
    const backend = await start();
    for (const password of [attackersPassword, victimsPassword]) {
      await backend.visitor().auth.signUp({ email, password });
      await backend.query(`update auth.users set confirmation_sent_at = now() - interval '2 minutes'`);
    }
    return backend;
  }

  it('accepts no earlier password once the link is opened', async () => {
    const backend = await bothSignUp();
    const { error } = await backend.visitor().auth.verifyOtp(mailedToken(backend.mails, email));
    expect(error).toBeNull();
    expect((await signIn(backend, attackersPassword)).error?.code).toBe('invalid_credentials');
    expect((await signIn(backend, victimsPassword)).error?.code).toBe('invalid_credentials');
  });

  it('accepts only the password set after the link was opened', async () => {
    const backend = await bothSignUp();
    const victim = backend.visitor();
    await victim.auth.verifyOtp(mailedToken(backend.mails, email));
    expect((await victim.auth.updateUser({ password: victimsPassword })).error).toBeNull();
    expect((await signIn(backend, attackersPassword)).error?.code).toBe('invalid_credentials');
    expect((await signIn(backend, victimsPassword)).error).toBeNull();
  });

  it('accepts no earlier password after a GET of the link by a mail scanner', async () => {
    const backend = await bothSignUp();
    await backend.fetch(new Request(confirmationLink(backend.mails, email)));
    expect((await signIn(backend, attackersPassword)).error?.code).toBe('invalid_credentials');
  });

  it('accepts no earlier password after a recovery link', async () => {
    const backend = await bothSignUp();
    await backend.visitor().auth.resetPasswordForEmail(email);
    const victim = backend.visitor();
    expect((await victim.auth.verifyOtp(mailedToken(backend.mails, email))).error).toBeNull();
    expect((await signIn(backend, attackersPassword)).error?.code).toBe('invalid_credentials');
    expect((await victim.auth.updateUser({ password: victimsPassword })).error).toBeNull();
    expect((await signIn(backend, victimsPassword)).error).toBeNull();
  });

  it('keeps the password of an account created without a confirmation mail', async () => {
    const backend = await start();
    await backend.visitor().auth.signUp({ email, password: victimsPassword });
    await backend.query('update auth.users set confirmation_sent_at = null');
    await backend.query('update auth.users set email_confirmed_at = now()');
    expect((await signIn(backend, victimsPassword)).error).toBeNull();
  });
});
