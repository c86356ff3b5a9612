import * as z from 'zod/mini';

/** Where the backend is and the key that every visitor's browser may know. */
export interface Environment {
  /** Origin of the backend, without a slash at the end. */
  url: string;
  publishableKey: string;
}

/** The key of the embedded backend, which serves the site from the same origin. */
const LOCAL_KEY = 'sb_publishable_local';

function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text);
}

const environmentSchema = z.object({
  VITE_SUPABASE_URL: z.optional(
    z.string().check(
      z.refine((text) => text === '' || isHttpAddress(text), {
        error: 'VITE_SUPABASE_URL is not an http or https address',
      }),
    ),
  ),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.regex(/^\S*$/, 'VITE_SUPABASE_PUBLISHABLE_KEY has a space in it')),
  ),
});

/**
 * Reads Vite's `import.meta.env`. Without an address the backend is where the page is; without a key it is the embedded
 * one. Throws one sentence that names what is wrong.
 */
export function readEnvironment(variables: Record<string, unknown>, pageOrigin: string): Environment {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) {
    throw new Error(result.error.issues[0]?.message);
  }
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key } = result.data;
  return { url: (url || pageOrigin).replace(/\/+$/, ''), publishableKey: key || LOCAL_KEY };
}
