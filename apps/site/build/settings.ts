import { readEnvironment, SAME_ORIGIN } from '../../../packages/data/src/client/environment.ts';
import { readSiteOrigin } from '../../../packages/data/src/client/siteOrigin.ts';

export interface Settings {
  origin: string;
  /** Origin of the backend, if it differs from the site's. */
  backend: string | undefined;
}

/**
 * Reads and checks the settings before the build.
 *
 * @param variables the variables that Vite exposes to pages as `import.meta.env`
 * @throws Error with one sentence and no stack: Vite prints the stack, and a wrong setting is fixed by a person
 */
export function readSettings(siteUrl: string | undefined, variables: Record<string, unknown>): Settings {
  try {
    const origin = readSiteOrigin(siteUrl);
    requireBackend(variables);
    refuseSecretKey(variables['VITE_SUPABASE_PUBLISHABLE_KEY']);
    const { url } = readEnvironment(variables, origin);
    return { origin, backend: url === origin ? undefined : new URL(url).origin };
  } catch (error) {
    if (error instanceof Error) error.stack = error.message;
    throw error;
  }
}

/** Fails the build, because without a backend URL the pages look fine until a form is submitted. */
function requireBackend(variables: Record<string, unknown>): void {
  for (const name of ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY']) {
    if (!variables[name]) {
      throw new Error(
        `${name} is missing; docs/operations.md describes the settings of a build. Without a hosted project, npm start builds the site for the embedded backend (VITE_SUPABASE_URL=${SAME_ORIGIN}).`,
      );
    }
  }
}

/** Fails the build, because the key is part of the pages, and a secret key bypasses row-level security (REQ-SAFE-8). */
function refuseSecretKey(key: unknown): void {
  const [, claims = ''] = String(key).split('.');
  if (!String(key).startsWith('sb_secret_') && !Buffer.from(claims, 'base64url').includes('service_role')) return;
  throw new Error(
    'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key, which must not be in pages; use the publishable key, sb_publishable_….',
  );
}
