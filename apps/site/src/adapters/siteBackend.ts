import type { Backend } from '@podium/data/client/backend.ts';
import { readEnvironment } from '@podium/data/client/environment.ts';
import { createSupabaseBackend } from '@podium/data/client/supabaseBackend.ts';

/** The backend of this build's environment. Throws one sentence when the environment is wrong. */
export function createSiteBackend(): Backend {
  const { origin } = window.location;
  return createSupabaseBackend({ ...readEnvironment(import.meta.env, origin), siteOrigin: origin });
}
