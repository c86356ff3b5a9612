import { createClient } from '@supabase/supabase-js';
import { createAccountCalls } from './accountCalls.ts';
import { createAsUser } from './asUser.ts';
import { createAuthCalls } from './authCalls.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import type { Database } from './database.types.ts';
import { createFactorCalls } from './factorCalls.ts';
import { createFormCalls } from './formCalls.ts';
import { guardedStorage, type KeyValueStorage } from './guardedStorage.ts';
import { createInvestorCalls } from './investorCalls.ts';
import { createLinkCalls } from './linkCalls.ts';
import { createBrowserSession, type Page } from './session.ts';
import { SESSION_KEY } from './sessionKeys.ts';
import { createSessionStore } from './sessionStore.ts';
import { ANSWER_LIMIT_MS, limitedFetch, SESSION_LIMIT_MS } from './timeLimit.ts';

export interface SupabaseBackendOptions {
  url: string;
  publishableKey: string;
  /** Origin of the site without a trailing slash, for the links in mails. */
  siteOrigin: string;
  /**
   * Stores the session.
   *
   * @default the browser's local storage, or memory where that is blocked
   */
  storage?: KeyValueStorage;
  page?: Page;
  fetch?: typeof fetch;
  /** Timeout of every method, in milliseconds. */
  timeoutMs?: number;
}

/** The backend over the Supabase client. Create it once per page: it listens to storage events and other tabs. */
export function createSupabaseBackend(options: SupabaseBackendOptions): Backend {
  const { url, publishableKey, siteOrigin, timeoutMs: limitMs = ANSWER_LIMIT_MS, page = window } = options;
  const store = createSessionStore(guardedStorage(() => options.storage ?? window.localStorage));
  const { fetch: fetchAnswer = fetch } = options;
  const limited = limitedFetch(fetchAnswer, limitMs);

  const client = createClient<Database>(url, publishableKey, {
    auth: { flowType: 'implicit', storageKey: SESSION_KEY, storage: store, detectSessionInUrl: false },
    // No automatic retries.
    db: { retry: false },
    global: { fetch: limited },
  });
  const session = createBrowserSession({
    auth: client.auth,
    page,
    storage: store,
    limitMs: Math.min(limitMs, SESSION_LIMIT_MS),
  });
  /** Creates a client whose session is in memory only; nothing is stored under its key. */
  const openAuth = (storageKey: string, customFetch: typeof fetch) =>
    createClient(url, publishableKey, {
      auth: { storageKey, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: customFetch },
    }).auth;
  let secondAuth: ReturnType<typeof openAuth> | undefined;
  const parts: CallParts = {
    client,
    session,
    store,
    asUser: createAsUser(client.auth, session, limitMs),
    secondAuth: () => (secondAuth ??= openAuth('podium-auth-beside', limited)),
    openLinkSession: () => openAuth('podium-mailed-link', fetchAnswer),
    siteOrigin,
    limitMs,
  };

  return {
    watchSession: session.watch,
    lookForSession: session.look,
    ...createAuthCalls(parts),
    ...createLinkCalls(parts),
    ...createAccountCalls(parts),
    ...createFactorCalls(parts),
    ...createInvestorCalls(parts),
    ...createFormCalls(parts),
  };
}
