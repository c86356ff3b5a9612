/** What a caller could use to pretend another address; hosted's network sets them itself. */
const addressHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/**
 * Takes out of the headers whatever the caller says of where he is, and writes into them what this server saw.
 *
 * @param peerAddress the socket's other end; null where there is none
 */
export function writeCallerAddress(headers: Headers, peerAddress: string | null): void {
  for (const name of addressHeaders) headers.delete(name);
  if (peerAddress !== null) headers.set('x-forwarded-for', peerAddress);
}
