/** Default origin: `npm start` without a setting listens there. */
const defaultOrigin = 'http://localhost:4173';

/**
 * The public origin of the site from `SITE_URL`, without a trailing slash. An empty value counts as unset.
 *
 * @throws Error with one sentence when it is no origin
 */
export function readSiteOrigin(value: string | undefined): string {
  if (!value) return defaultOrigin;
  const url = URL.parse(value);
  // A URL of an origin has nothing but scheme, host, port and the slash.
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_URL must be an origin such as ${defaultOrigin}, not '${value}'.`);
  }
  return url.origin;
}
