import { callerNetwork } from './callerNetwork.ts';
import type { CallDatabase } from './database.ts';
import { sha256 } from './digest.ts';
import type { Environment } from './environment.ts';
import { Refusal } from './refusal.ts';

const HOUR_SECONDS = 3600;

export interface Desk {
  environment: Environment;
  callDatabase: CallDatabase;
}

function waitSentence(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/**
 * Counts this call against its caller and against everybody. Throws a 429 with Retry-After once the hour's calls of
 * either are used up.
 *
 * @param share the part of the limits that is open to this kind of call
 */
export async function limitRate(
  request: Request,
  bucket: string,
  { environment, callDatabase }: Desk,
  share = 1,
): Promise<void> {
  const { secretKey, formLimitPerHour, formTotalPerHour } = environment;
  // Salted with the secret key: the hash of an address can otherwise be undone by trying all addresses.
  const key = await sha256(`${secretKey} ${callerNetwork(request)}`);
  const [answer] = await callDatabase('rate_limit_hit', {
    p_bucket: bucket,
    p_key_hash: key,
    p_limit: Math.ceil(formLimitPerHour * share),
    p_window_seconds: HOUR_SECONDS,
    p_total_limit: Math.ceil(formTotalPerHour * share),
  });
  if (answer !== undefined && !answer.allowed) {
    throw new Refusal(429, 'rate_limited', waitSentence(answer.retry_after), {
      'retry-after': String(answer.retry_after),
    });
  }
}
