export type Environment = ReturnType<typeof readEnvironment>;

/** Value of VITE_SUPABASE_URL for a backend on the same origin as the page. */
export const SAME_ORIGIN = 'same-origin';

/** Key of the embedded backend, which serves the site from the same origin. */
export const LOCAL_KEY = 'sb_publishable_local';

/**
 * Reads the backend's origin, without a trailing slash, and its publishable key from Vite's `import.meta.env`. Defaults:
 * the page's origin, and the key of the embedded backend.
 *
 * @throws Error with one sentence that names the invalid setting
 */
export function readEnvironment(variables: Record<string, unknown>, pageOrigin: string) {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = variables as Record<string, string>;
  const address = url === SAME_ORIGIN ? '' : url;
  if (address !== '' && !(URL.canParse(address) && /^https?:\/\//.test(address))) {
    throw new Error('VITE_SUPABASE_URL must be an http or https URL');
  }
  if (/\s/.test(key)) throw new Error('VITE_SUPABASE_PUBLISHABLE_KEY must not contain spaces');
  return { url: (address || pageOrigin).replace(/\/+$/, ''), publishableKey: key || LOCAL_KEY };
}
