import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { camelRow } from '../schemas/camelRow.ts';
import { dealRowSchema } from '../schemas/deal.ts';
import { onboardingRecordSchema, toRow } from '../schemas/onboarding.ts';
import type { Result } from '../schemas/result.ts';
import { qualificationRowSchema } from '../schemas/qualification.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import { failed, fetchedRows, unavailable, written } from './results.ts';
import { PROFILE_KEY } from './sessionKeys.ts';
import { attempt } from './timeLimit.ts';
import { messageCode } from '../schemas/messages.ts';

/** No application is an empty array; with `maybeSingle`, an empty body would also mean none. */
const recordAnswer = z.pipe(
  z.array(onboardingRecordSchema),
  z.transform(([row]) => row ?? null),
);
const qualificationAnswer = z.pipe(
  z.tuple([qualificationRowSchema]),
  z.transform(([row]) => camelRow(row)),
);
const dealsAnswer = z.pipe(
  z.array(dealRowSchema),
  z.transform((rows) => rows.map(camelRow)),
);

export function createInvestorCalls({ client, store, asUser, limitMs }: CallParts) {
  return {
    createProfile: ({ id, fullName }) =>
      attempt<Result>(limitMs, failed, async (signal) => {
        if (store.getItem(PROFILE_KEY) === id) return { ok: true };
        const { error } = await client
          .from('profiles')
          .upsert({ id, full_name: fullName }, { onConflict: 'id', ignoreDuplicates: true })
          .abortSignal(signal);
        if (error) return { ok: false, message: error.message };
        store.setItem(PROFILE_KEY, id);
        return { ok: true };
      }),

    readOnboarding: (userId) =>
      asUser(async (signal) =>
        fetchedRows(
          await client.from('investor_onboarding').select('*').eq('user_id', userId).abortSignal(signal),
          recordAnswer,
        ),
      ),

    async saveOnboarding(values) {
      const saved = await asUser<null>(async (signal) => {
        const { data, error } = await client.auth.getSession();
        if (isAuthRetryableFetchError(error)) return unavailable;
        if (!data.session) return { ok: false, reason: 'expired' };
        const row = toRow(data.session.user.id, values, new Date());
        return written(
          await client.from('investor_onboarding').upsert(row, { onConflict: 'user_id' }).abortSignal(signal),
        );
      });
      if (saved.ok) return { ok: true };
      return saved.reason === 'expired' ? { ok: false, message: messageCode('signed_out') } : failed;
    },

    readQualification: () =>
      asUser(async (signal) => fetchedRows(await client.rpc('qualification').abortSignal(signal), qualificationAnswer)),

    listDeals: () =>
      asUser(async (signal) =>
        fetchedRows(await client.from('deals').select('*').order('position').abortSignal(signal), dealsAnswer),
      ),
  } satisfies Partial<Backend>;
}
