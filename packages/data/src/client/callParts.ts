import type { SupabaseClient } from '@supabase/supabase-js';
import type { AsUser } from './asUser.ts';
import type { Database } from './database.types.ts';
import type { BrowserSession } from './session.ts';

/** What the backend's calls are made with. */
export interface CallParts {
  client: SupabaseClient<Database>;
  session: BrowserSession;
  asUser: AsUser;
  /** Origin of the site, for the links in mails; without a slash at the end. */
  siteOrigin: string;
  /** How long a call waits at most, in milliseconds. */
  limitMs: number;
}
