import { authRefusal } from './authCalls.ts';

/**
 * Hosted's answer to a mail that is asked for too soon after the one before; nothing when it may go.
 *
 * @param sentAt when the last one went, as the database writes it
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
