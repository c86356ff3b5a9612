/** Headers that a caller could use to spoof an address. The network of hosted Supabase sets them itself. */
const addressHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Replaces the caller's address headers with the address that this server saw.
 *
 * @param peerAddress the socket's remote address; null if there is none
 */
export function writeCallerAddress(headers: Headers, peerAddress: string | null): void {
  for (const name of addressHeaders) headers.delete(name);
  if (peerAddress !== null) headers.set('x-forwarded-for', peerAddress);
}
