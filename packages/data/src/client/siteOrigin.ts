/** Default origin: `npm start` without a setting listens there. */
const defaultOrigin = 'http://localhost:4173';

/** Whether `text` is only scheme, host and port; a trailing slash is allowed. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, href, origin } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && href === `${origin}/`;
}

/**
 * The public origin of the site from `SITE_URL`, without a trailing slash. An empty value counts as unset.
 *
 * @throws Error with one sentence when it is no origin
 */
export function readSiteOrigin(value: string | undefined): string {
  if (!value) return defaultOrigin;
  if (!isOrigin(value)) throw new Error(`SITE_URL must be an origin such as ${defaultOrigin}, not '${value}'.`);
  return new URL(value).origin;
}
