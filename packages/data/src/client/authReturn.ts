/** What a mailed link brought back in the address: a session, or why there is none. */
export type AuthReturn =
  | { kind: 'session'; accessToken: string; refreshToken: string; purpose: LinkPurpose }
  /** The first of the two links that change the address: the one in the other mailbox is still to be opened. */
  | { kind: 'half-way' }
  | { kind: 'failure'; problem: LinkProblem };

/** What the link was mailed for. */
export type LinkPurpose = 'confirmation' | 'recovery' | 'email-change';

const purposes: Partial<Record<string, LinkPurpose>> = { recovery: 'recovery', email_change: 'email-change' };

/** `expired` also stands for a link that was used before: the service does not tell them apart. */
export type LinkProblem = 'expired' | 'invalid';

/** Written by the service into the fragment, and its errors by some versions into the query as well. */
const FAILURE_KEYS = ['error', 'error_code', 'error_description'];

/** Reads the auth result out of an address; null when there is none. */
export function readAuthReturn(address: URL): AuthReturn | null {
  const fragment = new URLSearchParams(address.hash.slice(1));
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken && refreshToken) {
    const purpose = purposes[fragment.get('type') ?? ''] ?? 'confirmation';
    return { kind: 'session', accessToken, refreshToken, purpose };
  }
  const code = fragment.get('error_code') ?? address.searchParams.get('error_code');
  if (code !== null) {
    return { kind: 'failure', problem: code === 'otp_expired' ? 'expired' : 'invalid' };
  }
  return fragment.get('message') ? { kind: 'half-way' } : null;
}

/** The same address without the auth result: path, query and nothing after it. */
export function withoutAuthReturn(address: URL): string {
  const query = new URLSearchParams(address.search);
  for (const key of FAILURE_KEYS) {
    query.delete(key);
  }
  return query.size > 0 ? `${address.pathname}?${query}` : address.pathname;
}
