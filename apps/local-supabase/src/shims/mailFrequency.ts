import { authRefusal } from './authCalls.ts';

/**
 * Hosted's error response to a mail request that is too early; undefined if the mail may be sent.
 *
 * @param sentAt database timestamp of the last mail
 */
export function refuseEarlyMail(sentAt: string | null, frequencySeconds: number): Response | undefined {
  if (sentAt === null) return undefined;
  const remaining = Math.ceil(frequencySeconds - (Date.now() - Date.parse(sentAt)) / 1000);
  if (remaining <= 0) return undefined;
  return authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${remaining} seconds.`,
  );
}
