import { networkOf } from '../../../packages/data/src/schemas/network.ts';

/**
 * The address that the caller's connection came from, as the platform's own hop saw it. Hosted projects stand behind a
 * network that sets `cf-connecting-ip` itself and lets nobody else set it. Without it the last entry of
 * `x-forwarded-for` counts: the nearest hop has written it, while anything before it may be made up. The database reads
 * it in the same way (`private.caller_network`).
 */
function callerAddress(request: Request): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return request.headers.get('cf-connecting-ip')?.trim() || hops.at(-1)!.trim() || 'unknown';
}

/** The caller of this request, as it is counted. */
export function callerNetwork(request: Request): string {
  return networkOf(callerAddress(request));
}
