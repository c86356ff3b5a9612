import type { SupabaseClient } from '@supabase/supabase-js';
import type { AsUser } from './asUser.ts';
import type { Database } from './database.types.ts';
import type { BrowserSession } from './session.ts';
import type { SessionStore } from './sessionStore.ts';

export interface CallParts {
  client: SupabaseClient<Database>;
  session: BrowserSession;
  store: SessionStore;
  asUser: AsUser;
  /** A second client with its own session in memory. Signs in without changing the session of this browser. */
  secondAuth: () => SupabaseClient['auth'];
  /** Creates a client for a mailed link, with its session in memory. It has no timeout, because a link works once. */
  openLinkSession: () => SupabaseClient['auth'];
  /** Origin of the site without a trailing slash, for the links in mails. */
  siteOrigin: string;
  /** Timeout of a call, in milliseconds. */
  limitMs: number;
}
