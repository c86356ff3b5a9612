import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { describeFixture } from '../testing/describeBackend.ts';
import { codeOf, enroll, newSession, setUpSecondFactor, verifyFactor } from '../testing/secondFactors.ts';
import { testKeys, testPassword, testSiteUrl, type TestBackend } from '../testing/startTestBackend.ts';
import { verifiedClaims } from './authCalls.ts';

async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown> | undefined> {
  return verifiedClaims((await client.auth.getSession()).data.session?.access_token, testKeys);
}

/** A user with a session at aal2, and a second factor whose current code is used. */
async function protectedPerson(backend: TestBackend) {
  const person = await backend.person();
  return { ...person, ...(await setUpSecondFactor(person.client)) };
}

describeFixture('REQ-AUTH-7: secondFactor', (backend) => {
  it('issuer, metadata, level and methods are in the token, also after a refresh', async () => {
    const { client } = await backend.person({ fullName: 'Ada Example' });
    expect(await claimsOf(client)).toMatchObject({
      iss: `${testSiteUrl}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada Example' },
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
    await setUpSecondFactor(client);
    const raised = { aal: 'aal2', amr: [{ method: 'totp', timestamp: expect.any(Number) }, { method: 'password' }] };
    expect(await claimsOf(client)).toMatchObject(raised);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await claimsOf(client)).toMatchObject(raised);
    expect(await client.from('notes').insert({ words: 'it works' })).toMatchObject({ error: null });
  });

  it("verifying a code ends the user's other sessions at aal1, and no sessions of others", async () => {
    const bystander = await backend.person();
    const { client, email } = await backend.person();
    const thief = await newSession(backend, email);
    const factor = await enroll(client);
    expect((await thief.auth.refreshSession()).error).toBeNull();
    await verifyFactor(client, factor);
    expect((await thief.auth.refreshSession()).error).toMatchObject({ status: 400 });
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await bystander.client.auth.refreshSession()).error).toBeNull();
  });

  it('a code is accepted once, from any device', async () => {
    const { client, email, factorId, secret, usedCode } = await protectedPerson(backend);
    const other = await newSession(backend, email);
    const again = await other.auth.mfa.challengeAndVerify({ factorId, code: usedCode });
    expect(again.error).toMatchObject({ code: 'mfa_verification_failed' });
    expect(await claimsOf(other)).toMatchObject({ aal: 'aal1' });

    const [one, two] = await Promise.all(
      [client, other].map((each) => each.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })),
    );
    expect([one?.error, two?.error].filter((error) => error === null)).toHaveLength(1);
  });

  it('guesses are limited, then even the correct code is refused', async () => {
    const { email, factorId, secret } = await protectedPerson(backend);
    const guesser = await newSession(backend, email);
    const wrong = codeOf(secret, 7);
    for (let guess = 0; guess < 10; guess += 1) {
      const { error } = await guesser.auth.mfa.challengeAndVerify({ factorId, code: wrong });
      expect(error).toMatchObject({ code: 'mfa_verification_failed' });
    }
    const right = await guesser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(right.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  });

  it('REQ-AUTH-6: guesses of others do not lock the owner out of a network with an earlier code', async () => {
    const { client, email, factorId, secret } = await protectedPerson(backend);
    const thief = await newSession(backend, email);
    const authorization = `Bearer ${(await thief.auth.getSession()).data.session?.access_token}`;
    const path = `/auth/v1/factors/${factorId}/verify`;
    const body = JSON.stringify({ code: codeOf(secret, 7) });
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const from = `203.0.${guess}.1`;
      const { status } = await backend.request(path, {
        method: 'POST',
        headers: { authorization },
        body,
        peerAddress: from,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    await verifyFactor(client, { factorId, secret }, 1);
  });

  it('a factor is removed or added only at aal2', async () => {
    const { client, email, factorId } = await protectedPerson(backend);
    const thief = await newSession(backend, email);
    expect((await thief.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    });
    expect((await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    });
    expect((await thief.auth.updateUser({ email: 'thief@podium.example' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    const newPassword = { password: 'another password', current_password: testPassword };
    expect((await thief.auth.updateUser(newPassword)).error).toMatchObject({ code: 'insufficient_aal' });
    expect((await client.auth.updateUser(newPassword)).error).toBeNull();

    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    await client.auth.refreshSession();
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('other users cannot verify or remove a factor', async () => {
    const { factorId, secret } = await protectedPerson(backend);
    const { client } = await backend.person();
    const code = codeOf(secret, 1);
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({ status: 404 });
    expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 });
    expect((await backend.visitor().auth.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull();
  });
});
