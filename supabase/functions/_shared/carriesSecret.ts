import { sha256 } from './digest.ts';

/**
 * Whether the caller carries the secret, as `authorization: Bearer …`. Digests are compared, so that the time it takes
 * tells nothing about the secret.
 */
export async function carriesSecret(request: Request, secret: string): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return (await sha256(token)) === (await sha256(secret));
}
