/** Where the site is when nobody says otherwise: `npm start` without a setting listens there. */
const defaultOrigin = 'http://localhost:4173';

/** Whether `text` is scheme, host and port alone; a slash at the end is let pass. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname, search, hash } = new URL(text);
  return (
    ['http:', 'https:'].includes(protocol) && [username, search, hash].every((part) => part === '') && pathname === '/'
  );
}

/**
 * The public origin of the site out of `SITE_URL`, without a slash at the end. An empty value counts as none.
 *
 * @throws Error with one sentence when it is no origin
 */
export function readSiteOrigin(value: string | undefined): string {
  if (!value) return defaultOrigin;
  if (!isOrigin(value)) throw new Error(`SITE_URL must be an origin such as ${defaultOrigin}, not '${value}'.`);
  return new URL(value).origin;
}
