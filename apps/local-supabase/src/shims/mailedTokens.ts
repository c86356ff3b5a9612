import { hash, randomInt } from 'node:crypto';

/** The contents of an auth mail: a link with the token, or a code to type. */
export interface MailedToken {
  /** Empty if the mail has only a link. */
  code: string;
  tokenHash: string;
}

/** The token that lite derives from a mailed code. */
export function tokenHashOf(email: string, code: string): string {
  return hash('sha256', email.toLowerCase() + code);
}

/** The token of a call of `verify`, from its hash or from address and code, as lite reads it. */
export function verifiedHash({ token_hash: tokenHash, email, token }: Record<string, unknown>): unknown {
  if (tokenHash) return tokenHash;
  return typeof email === 'string' && typeof token === 'string' ? tokenHashOf(email, token) : undefined;
}

export function newMailedToken(email: string, codeLength: number): MailedToken {
  const code = Array.from({ length: codeLength }, () => randomInt(10)).join('');
  return { code, tokenHash: tokenHashOf(email, code) };
}
