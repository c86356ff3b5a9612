import * as z from 'zod/mini';

/** Address of the backend and its publishable key. */
export interface Environment {
  /** Origin of the backend, without a trailing slash. */
  url: string;
  publishableKey: string;
}

/** Value of VITE_SUPABASE_URL for a backend on the same origin as the page. */
export const SAME_ORIGIN = 'same-origin';

/** Key of the embedded backend, which serves the site from the same origin. */
export const LOCAL_KEY = 'sb_publishable_local';

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text);
}

const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => text === '' || text === SAME_ORIGIN || isHttpAddress(text), {
        error: 'VITE_SUPABASE_URL is not an http or https address',
      }),
    ),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.regex(/^\S*$/, 'VITE_SUPABASE_PUBLISHABLE_KEY has a space in it')),
  ),
});

/**
 * Reads Vite's `import.meta.env`. Defaults: the backend on the page's origin, and the key of the embedded backend.
 *
 * @throws Error with one sentence that names the invalid setting
 */
export function readEnvironment(variables: Record<string, unknown>, pageOrigin: string): Environment {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) {
    throw new Error(result.error.issues[0]?.message);
  }
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = result.data;
  const address = url === SAME_ORIGIN ? '' : url;
  return { url: (address || pageOrigin).replace(/\/+$/, ''), publishableKey: key || LOCAL_KEY };
}
