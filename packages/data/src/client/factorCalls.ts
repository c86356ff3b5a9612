import type { Result } from '../schemas/result.ts';
import type { EnrollmentResult } from '../schemas/secondFactor.ts';
import type { Backend, Fetched } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { codeResult, verifyCode } from './factors.ts';
import { authFailure, authResult, unavailable, unreachable } from './results.ts';
import { attempt } from './timeLimit.ts';

export function createFactorCalls({ client: { auth }, limitMs }: CallParts) {
  /**
   * The result of a change. Its answer may be lost: then the account's factors say whether it was made. If they cannot
   * be read either, the failure is `unanswered`.
   */
  async function changed(isOn: boolean, change: () => Promise<Result>): Promise<Result> {
    const result = await attempt(limitMs, unreachable, change);
    if (result.ok || result.reason === 'wrong_code') return result;
    const unanswered: Result = { ...result, reason: 'unanswered' };
    return attempt(limitMs, unanswered, async () => {
      const { data, error } = await auth.mfa.listFactors();
      if (error) return unanswered;
      if (data.totp.length > 0 !== isOn) return result;
      await auth.refreshSession();
      return { ok: true };
    });
  }

  return {
    hasSecondFactor: () =>
      attempt<Fetched<boolean>>(limitMs, unavailable, async () => {
        const { data, error } = await auth.mfa.listFactors();
        return error ? unavailable : { ok: true, value: data.totp.length > 0 };
      }),

    enrollSecondFactor: () =>
      attempt<EnrollmentResult>(limitMs, { ok: false }, async () => {
        const { data: factors, error: notListed } = await auth.mfa.listFactors();
        if (notListed) return { ok: false };
        const abandoned = factors.all.filter(({ status }) => status === 'unverified');
        await Promise.all(abandoned.map(({ id }) => auth.mfa.unenroll({ factorId: id })));
        const { data, error } = await auth.mfa.enroll({ factorType: 'totp' });
        if (error) return authFailure(error);
        return { ok: true, value: { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret } };
      }),

    confirmSecondFactor: (factor) =>
      changed(true, async () => codeResult((await auth.mfa.challengeAndVerify(factor)).error)),

    giveCode: (code) => attempt(limitMs, unreachable, () => verifyCode(auth, code)),

    removeSecondFactor: (code) =>
      changed(false, async () => {
        const verified = await verifyCode(auth, code);
        if (!verified.ok) return verified;
        const { data, error } = await auth.mfa.listFactors();
        if (error) return authResult(error);
        for (const { id } of data.all) {
          const { error: notRemoved } = await auth.mfa.unenroll({ factorId: id });
          if (notRemoved) return authResult(notRemoved);
        }
        // The tokens still claim aal2 until they are refreshed.
        await auth.refreshSession();
        return { ok: true };
      }),
  } satisfies Partial<Backend>;
}
