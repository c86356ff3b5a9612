import { networksOf } from '@podium/data/schemas/network.ts';

/**
 * The caller's address, as seen by the platform's own proxy. Hosted projects are behind a network that sets
 * `cf-connecting-ip` and overwrites the caller's value. Without it, the last entry of `x-forwarded-for` is used: the
 * nearest proxy wrote it, while earlier entries can be spoofed. The database reads it in the same way
 * (`private.caller_networks`).
 */
function callerAddress(request: Request): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return request.headers.get('cf-connecting-ip')?.trim() || hops.at(-1)!.trim() || 'unknown';
}

/** The caller's networks, the narrowest first (REQ-SAFE-2). */
export function callerNetworks(request: Request): string[] {
  return networksOf(callerAddress(request)).filter((network) => network !== undefined);
}
