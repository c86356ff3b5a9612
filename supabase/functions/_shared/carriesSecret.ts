import { sha256 } from './digest.ts';

/**
 * Whether the request has the secret as its bearer token. Compares digests, so that the timing reveals nothing about
 * the secret.
 */
export async function carriesSecret(request: Request, secret: string): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return (await sha256(token)) === (await sha256(secret));
}
