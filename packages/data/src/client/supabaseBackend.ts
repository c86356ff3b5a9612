import { createClient } from '@supabase/supabase-js';
import { createAccountCalls } from './accountCalls.ts';
import { createAsUser } from './asUser.ts';
import { createAuthCalls } from './authCalls.ts';
import type { Backend } from './backend.ts';
import type { CallParts } from './callParts.ts';
import type { Database } from './database.types.ts';
import { createFormCalls } from './formCalls.ts';
import { guardedStorage, type KeyValueStorage } from './guardedStorage.ts';
import { createInvestorCalls } from './investorCalls.ts';
import { watchRenewals } from './renewals.ts';
import { createBrowserSession, type Page } from './session.ts';
import { SESSION_KEY } from './sessionKeys.ts';
import { ANSWER_LIMIT_MS, limitedFetch } from './timeLimit.ts';

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

/** The backend over the real client. Made once a page: it watches the address, the storage and other tabs. */
export function createSupabaseBackend(options: SupabaseBackendOptions): Backend {
  const { url, publishableKey, siteOrigin, timeoutMs: limitMs = ANSWER_LIMIT_MS, page = window } = options;
  const storage = guardedStorage(() => options.storage ?? window.localStorage);
  const tabStorage = guardedStorage(() => options.tabStorage ?? window.sessionStorage);
  const renewals = watchRenewals(limitedFetch(options.fetch ?? fetch, limitMs));

  const client = createClient<Database>(url, publishableKey, {
    auth: { flowType: 'implicit', storageKey: SESSION_KEY, storage, detectSessionInUrl: false },
    // Nothing is ever sent twice unasked.
    db: { retry: false },
    global: { fetch: renewals.fetch },
  });
  const session = createBrowserSession({
    auth: client.auth,
    page,
    storage,
    tabStorage,
    limitMs,
    wasRenewalRefused: renewals.wereRefused,
  });
  const parts: CallParts = { client, session, asUser: createAsUser(client.auth, session), siteOrigin, limitMs };

  return {
    watchSession: session.watch,
    ...createAuthCalls(parts, renewals),
    ...createAccountCalls(parts),
    ...createInvestorCalls(parts),
    ...createFormCalls(parts),
  };
}
