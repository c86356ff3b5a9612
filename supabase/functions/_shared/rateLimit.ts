import { messages } from '@podium/brands/active/content.ts';
import { TOO_MANY_ATTEMPTS } from '@podium/data/schemas/limits.ts';
import { callerNetworks } from './callerNetwork.ts';
import type { CallDatabase } from './database.ts';
import { sha256 } from './digest.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './refusal.ts';

const HOUR_SECONDS = 3600;

/** Limit of a wider network as a multiple of the limit of an address or /64. */
const WIDER_NETWORK_FACTOR = 5;

export interface Dependencies {
  environment: Environment;
  callDatabase: CallDatabase;
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const sentence = minutes === 1 ? TOO_MANY_ATTEMPTS.aMinute : TOO_MANY_ATTEMPTS.minutes;
  return (messages[sentence] ?? sentence).replace('{minutes}', String(minutes));
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
  const keys = callerNetworks(request).map((network) => sha256(`${environment.secretKey} ${network}`));
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
    throw new Refusal(429, 'rate_limited', waitSentence(answer.retry_after), {
      'retry-after': String(answer.retry_after),
    });
  }
}
