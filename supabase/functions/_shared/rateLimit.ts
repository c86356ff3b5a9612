import type { CallDatabase } from './database.ts';
import { sha256 } from './digest.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './refusal.ts';

const HOUR_SECONDS = 3600;

/**
 * The visitor's address. Hosted projects stand behind a network that sets `cf-connecting-ip` itself and lets nobody else
 * set it. Without it the last entry of `x-forwarded-for` counts: the nearest hop has written it, while anything before
 * it may be made up.
 */
export function requestAddress(request: Request): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return request.headers.get('cf-connecting-ip')?.trim() || hops.at(-1)!.trim() || 'unknown';
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** Counts this call against its address. Throws a 429 with Retry-After once the hour's calls are used up. */
export async function limitRate(
  request: Request,
  bucket: string,
  { environment, callDatabase }: { environment: Environment; callDatabase: CallDatabase },
): Promise<void> {
  // Salted with the secret key: the hash of an address can otherwise be undone by trying all addresses.
  const key = await sha256(`${environment.secretKey} ${requestAddress(request)}`);
  const [answer] = await callDatabase('rate_limit_hit', {
    p_bucket: bucket,
    p_key_hash: key,
    p_limit: environment.formLimitPerHour,
    p_window_seconds: HOUR_SECONDS,
  });
  if (answer !== undefined && !answer.allowed) {
    throw new Refusal(429, 'rate_limited', waitSentence(answer.retry_after), {
      'retry-after': String(answer.retry_after),
    });
  }
}
