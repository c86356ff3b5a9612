import { type AuthError, createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { dealFromRow, dealRowSchema } from '../schemas/deal.ts';
import { FORM_TRACE_HEADER, type FormTrace, writeFormTrace } from '../schemas/formTrace.ts';
import { NEWSLETTER_SOURCE } from '../schemas/newsletter.ts';
import { onboardingRecordSchema, toRow } from '../schemas/onboarding.ts';
import type { Outcome } from '../schemas/outcome.ts';
import { qualificationFromRow, qualificationRowSchema } from '../schemas/qualification.ts';
import { createAccountCalls } from './accountCalls.ts';
import type { Backend, Fetched } from './backend.ts';
import type { Database } from './database.types.ts';
import { guardedStorage, type KeyValueStorage } from './guardedStorage.ts';
import { NOT_AUTHENTICATED, UNREACHABLE } from '../schemas/messages.ts';
import { authOutcome, fetchedRows, functionOutcome, TOO_MANY_REQUESTS } from './outcomes.ts';
import { createBrowserSession, type Page } from './session.ts';
import { SESSION_KEY } from './sessionKeys.ts';
import { ANSWER_LIMIT_MS, attempt, limitedFetch } from './timeLimit.ts';

export interface SupabaseBackendOptions {
  /** Origin of the backend. */
  url: string;
  publishableKey: string;
  /** Origin of the site, for the links in mails; without a slash at the end. */
  siteOrigin: string;
  /** Holds the session; the browser's local storage unless told otherwise, memory where that is blocked. */
  storage?: KeyValueStorage;
  /** Holds what belongs to this tab alone; the browser's session storage unless told otherwise. */
  tabStorage?: KeyValueStorage;
  /** The window that the page is in. */
  page?: Page;
  fetch?: typeof fetch;
  /** How long any method waits at most, in milliseconds. */
  timeoutMs?: number;
}

const unavailable = { ok: false, reason: 'unavailable' } as const;
const unreachable: Outcome = { ok: false, message: UNREACHABLE };
const refused: Outcome = { ok: false };

/** The grant that a request asks tokens for, or null when it asks for something else. */
function grantOf(input: Parameters<typeof fetch>[0]): string | null {
  const address = new URL(input instanceof Request ? input.url : input);
  return address.pathname.endsWith('/token') ? address.searchParams.get('grant_type') : null;
}

/** The backend over the real client. Made once a page: it watches the address, the storage and other tabs. */
export function createSupabaseBackend(options: SupabaseBackendOptions): Backend {
  const { url, publishableKey, siteOrigin, timeoutMs: limitMs = ANSWER_LIMIT_MS, page = window } = options;
  const storage = guardedStorage(() => options.storage ?? window.localStorage);
  const tabStorage = guardedStorage(() => options.tabStorage ?? window.sessionStorage);
  const fetchInTime = limitedFetch(options.fetch ?? fetch, limitMs);
  let wasRenewalRefused = false;

  const client = createClient<Database>(url, publishableKey, {
    auth: { flowType: 'implicit', storageKey: SESSION_KEY, storage, detectSessionInUrl: false },
    // Nothing is ever sent twice unasked.
    db: { retry: false },
    global: {
      fetch: async (input, init) => {
        const answer = await fetchInTime(input, init);
        const grant = grantOf(input);
        if (grant !== null) {
          wasRenewalRefused = grant === 'refresh_token' && [400, 401, 403].includes(answer.status);
        }
        return answer;
      },
    },
  });
  const { auth } = client;
  const session = createBrowserSession({
    auth,
    page,
    storage,
    tabStorage,
    limitMs,
    wasRenewalRefused: () => wasRenewalRefused,
  });

  /** A link is on its way to this address. */
  function awaited(email: string, error: AuthError | null): Outcome {
    if (error === null) {
      session.awaitLink(email);
    }
    return authOutcome(error);
  }

  /** Reads or writes as the user: once more with new tokens when the service takes the old ones for expired. */
  async function asUser<T>(call: () => Promise<Fetched<T>>): Promise<Fetched<T>> {
    const answer = await call();
    if (answer.ok || answer.reason !== 'expired') {
      return answer;
    }
    const { error } = await auth.refreshSession();
    if (isAuthRetryableFetchError(error)) {
      return unavailable;
    }
    const secondAnswer = error ? answer : await call();
    if (!secondAnswer.ok && secondAnswer.reason === 'expired') {
      session.end('expired');
    }
    return secondAnswer;
  }

  function invoke(name: string, body: Record<string, string>, trace?: FormTrace): Promise<Outcome> {
    return attempt(limitMs, refused, async (signal) => {
      const headers = trace && { [FORM_TRACE_HEADER]: writeFormTrace(trace) };
      const { error } = await client.functions.invoke(name, { body, headers, signal });
      return functionOutcome(error);
    });
  }

  return {
    watchSession: session.watch,

    signIn: (credentials) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.signInWithPassword(credentials);
        return authOutcome(error);
      }),

    signUp: ({ email, password, fullName }) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.signUp({
          email,
          password,
          options: { emailRedirectTo: `${siteOrigin}/`, data: { full_name: fullName } },
        });
        return awaited(email, error);
      }),

    async signOut() {
      wasRenewalRefused = false;
      const outcome = await attempt(limitMs, refused, async () => authOutcome((await auth.signOut()).error));
      if (!outcome.ok) {
        session.end('signed-out');
      }
      return { ok: true };
    },

    resendConfirmation: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resend({
          type: 'signup',
          email,
          options: { emailRedirectTo: `${siteOrigin}/` },
        });
        return awaited(email, error);
      }),

    requestPasswordReset: (email) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.resetPasswordForEmail(email, { redirectTo: `${siteOrigin}/auth` });
        return awaited(email, error);
      }),

    setPassword: (password) =>
      attempt(limitMs, unreachable, async () => {
        const { error } = await auth.updateUser({ password });
        if (error === null) {
          session.leaveRecovery();
        }
        return authOutcome(error);
      }),

    leaveRecovery: session.leaveRecovery,

    ...createAccountCalls({ client, session, siteOrigin, limitMs, asUser }),

    createProfile: ({ id, fullName }) =>
      attempt<Outcome>(limitMs, refused, async (signal) => {
        const { error } = await client
          .from('profiles')
          .upsert({ id, full_name: fullName }, { onConflict: 'id', ignoreDuplicates: true })
          .abortSignal(signal);
        return error ? { ok: false, message: error.message } : { ok: true };
      }),

    requestResource: ({ email, resourceType, sourcePage }) =>
      attempt(limitMs, refused, async (signal) => {
        const { error, status } = await client
          .from('resource_downloads')
          .insert({ email, resource_type: resourceType, source_page: sourcePage })
          .abortSignal(signal);
        if (error && status === TOO_MANY_REQUESTS) return { ok: false, message: error.message, isLimited: true };
        return error ? refused : { ok: true };
      }),

    subscribeNewsletter: (email, trace) => invoke('newsletter-signup', { email, source: NEWSLETTER_SOURCE }, trace),
    confirmNewsletter: (token) => invoke('newsletter-confirm', { token }),
    unsubscribeNewsletter: (token) => invoke('newsletter-unsubscribe', { token }),
    sendInquiry: (inquiry, trace) => invoke('speaking-inquiry', inquiry, trace),
    sendMessage: (message, trace) => invoke('contact-form', message, trace),

    readOnboarding: (userId) =>
      attempt(limitMs, unavailable, (signal) =>
        asUser(async () =>
          fetchedRows(
            await client
              .from('investor_onboarding')
              .select('*')
              .eq('user_id', userId)
              .abortSignal(signal)
              .maybeSingle(),
            z.nullable(onboardingRecordSchema),
          ),
        ),
      ),

    async saveOnboarding(values) {
      const saved = await attempt<Fetched<null>>(limitMs, unavailable, async (signal) => {
        const { data, error: sessionError } = await auth.getSession();
        if (isAuthRetryableFetchError(sessionError)) {
          return unavailable;
        }
        if (!data.session) {
          session.end('expired');
          return { ok: false, reason: 'expired' };
        }
        const row = toRow(data.session.user.id, values, new Date());
        return asUser(async () => {
          const { error, status } = await client
            .from('investor_onboarding')
            .upsert(row, { onConflict: 'user_id' })
            .abortSignal(signal);
          return fetchedRows({ data: null, error, status }, z.null());
        });
      });
      if (saved.ok) {
        return { ok: true };
      }
      return saved.reason === 'expired' ? { ok: false, message: NOT_AUTHENTICATED } : refused;
    },

    readQualification: () =>
      attempt(limitMs, unavailable, (signal) =>
        asUser(async () => {
          const rows = fetchedRows(
            await client.rpc('qualification').abortSignal(signal),
            z.tuple([qualificationRowSchema]),
          );
          return rows.ok ? { ok: true, value: qualificationFromRow(rows.value[0]) } : rows;
        }),
      ),

    listDeals: () =>
      attempt(limitMs, unavailable, (signal) =>
        asUser(async () => {
          const rows = fetchedRows(
            await client.from('deals').select('*').order('position').abortSignal(signal),
            z.array(dealRowSchema),
          );
          return rows.ok ? { ok: true, value: rows.value.map(dealFromRow) } : rows;
        }),
      ),
  };
}
