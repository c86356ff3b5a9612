/** Purposes of the auth service's mailed links. */
const linkPurposes = ['signup', 'recovery', 'email_change'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** A mailed link of the auth service, from the query of /auth/confirm. */
export interface MailedLink {
  tokenHash: string;
  purpose: LinkPurpose;
}

/**
 * The result of opening a link.
 * - `opened`: the account is named; nothing is stored before `acceptLink`.
 * - `half-way`: the link in the other mailbox has to be opened as well.
 * - `email-changed`: the account has its new address.
 * - `expired`: too old or already used; the service does not distinguish them.
 * - `failed`: no response, or rejected for now; the link can be opened again.
 */
export type OpenedLink =
  | { status: 'opened'; account: { email: string; fullName: string }; hasSecondFactor?: boolean }
  | { status: 'half-way' }
  | { status: 'email-changed'; email: string }
  | { status: 'expired' }
  | { status: 'failed'; message: string };

/** Reads the link from a query string; null when a part is missing. */
export function readMailedLink(query: string): MailedLink | null {
  const values = new URLSearchParams(query);
  const tokenHash = values.get('token_hash');
  const purpose = linkPurposes.find((each) => each === values.get('type'));
  return tokenHash && purpose ? { tokenHash, purpose } : null;
}
