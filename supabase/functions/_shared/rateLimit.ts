import { networksOf } from '@podium/data/schemas/network.ts';
import type { Dependencies } from './database.ts';
import { sha256 } from './digest.ts';
import { messageSentence } from './messageSentence.ts';
import { Refusal } from './refusal.ts';

const HOUR_SECONDS = 3600;

/** Limit of a wider network as a multiple of the limit of an address or /64. */
const WIDER_NETWORK_FACTOR = 5;

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

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return messageSentence(minutes === 1 ? 'too_many_attempts' : `too_many_attempts_minutes ${minutes}`);
}

/**
 * Counts this call against the caller's networks (REQ-SAFE-2). Throws a 429 with Retry-After once one of them has
 * reached its hourly limit.
 *
 * @param limits hourly limit per address or /64 (the environment's by default), and of all callers together, if any
 */
export async function limitRate(
  request: Request,
  bucket: string,
  { environment, callDatabase }: Dependencies,
  { line = environment.formLimitPerHour, total }: { line?: number; total?: number } = {},
): Promise<void> {
  // Salted with the secret key: otherwise hashes of addresses could be reversed by brute force.
  const keys = networksOf(callerAddress(request)).map((network) => sha256(`${environment.secretKey} ${network}`));
  const tiers = (await Promise.all(keys)).map((key, tier) => ({
    key,
    limit: tier === 0 ? line : line * WIDER_NETWORK_FACTOR,
  }));
  // Networks are hashed, so none has the key ''.
  if (total !== undefined) tiers.push({ key: '', limit: total });
  const [answer] = await callDatabase('rate_limit_hit', {
    p_bucket: bucket,
    p_key_hashes: tiers.map(({ key }) => key),
    p_limits: tiers.map(({ limit }) => limit),
    p_window_seconds: HOUR_SECONDS,
  });
  if (answer !== undefined && !answer.allowed) {
    const headers = { 'retry-after': String(answer.retry_after) };
    throw new Refusal(429, 'rate_limited', waitSentence(answer.retry_after), headers);
  }
}
