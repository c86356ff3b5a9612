import { brand } from '@podium/brands/active/content.ts';
import type { Environment } from '../environment.ts';
import type { OutboxRow } from './outbox.ts';

/** Result of an attempt, in the terms of the SQL function `outbox_settle`. */
export type Attempt =
  | { outcome: 'sent'; error?: undefined }
  | { outcome: 'failed' | 'uncertain' | 'refused' | 'discarded'; error: string };

const PATIENCE_MS = 10_000;

/** Statuses that do not depend on the mail: a wrong key, a concurrent call, rate limiting. */
const TRY_AGAIN = new Set([401, 403, 408, 425, 429]);

/** Deno's messages for a connection that was never established, so that nothing was delivered. */
function neverConnected(error: unknown): boolean {
  return String(error).includes('(Connect)');
}

/** The API's own response: the id of an accepted mail, or the name of an error. */
interface OwnWords {
  id?: unknown;
  name?: unknown;
}

function ownWords(answer: string): OwnWords {
  try {
    return Object(JSON.parse(answer)) as OwnWords;
  } catch {
    return {};
  }
}

/** Only a response in the API's own format is final: a proxy may respond in its place. */
function outcomeOf(status: number, { id, name }: OwnWords): Attempt['outcome'] {
  if (status >= 200 && status < 300) return typeof id === 'string' ? 'sent' : 'uncertain';
  if (TRY_AGAIN.has(status)) return 'failed';
  // 409: the same key is being processed, so the mail may have been sent.
  if (status < 400 || status >= 500 || status === 409) return 'uncertain';
  return typeof name === 'string' ? 'refused' : 'failed';
}

/**
 * Submits one mail to the HTTP mail API (Resend's). It has a key of its own while it has attachments, because the outbox
 * removes those that the API refuses. Never throws.
 */
export async function sendThroughApi(row: OutboxRow, environment: Environment): Promise<Attempt> {
  const hasAttachments = Array.isArray(row.attachments) && row.attachments.length > 0;
  if (environment.mailApiKey === null) return { outcome: 'failed', error: 'MAIL_API_KEY is not set.' };
  try {
    const response = await fetch(`${environment.mailApiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${environment.mailApiKey}`,
        'content-type': 'application/json',
        'idempotency-key': row.idempotency_key + (hasAttachments ? '/attached' : ''),
      },
      body: JSON.stringify({
        from: environment.mailFrom ?? `${brand.name} <${brand.mailboxes.from}>`,
        to: [row.recipient],
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
        reply_to: row.reply_to ?? undefined,
        headers: row.headers,
        attachments: hasAttachments ? row.attachments : undefined,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await response.text();
    const outcome = outcomeOf(response.status, ownWords(answer));
    if (outcome === 'sent') return { outcome };
    return { outcome, error: `The mail service answered ${response.status}: ${answer}` };
  } catch (error) {
    return { outcome: neverConnected(error) ? 'failed' : 'uncertain', error: String(error) };
  }
}
