import type { LocalBackend } from '../backend/createBackend.ts';
import type { FunctionsRunner } from '../functions/functionsRunner.ts';

/** Polling interval, in milliseconds. */
const everyMs = 3000;

export interface OutboxWorkerOptions {
  backend: Pick<LocalBackend, 'query'>;
  functions: Pick<FunctionsRunner, 'fetch'>;
  siteUrl: string;
  /** The bearer token that the function requires. */
  secret: string;
  log: (line: string) => void;
}

/**
 * Replaces pg_cron and pg_net of hosted projects: calls the function `mail-drain` while mail is due, never twice at the
 * same time.
 *
 * @returns a function that stops it, without waiting for a run: unsettled mail is retried under the same key
 */
export function startOutboxWorker({ backend, functions, siteUrl, secret, log }: OutboxWorkerOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(() => void run(), everyMs);

  async function run(): Promise<void> {
    try {
      await sendDue();
    } catch (error) {
      if (!isStopped)
        log(`Mail could not be sent and will be retried: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (!isStopped) timer = setTimeout(() => void run(), everyMs);
  }

  async function sendDue(): Promise<void> {
    const [answer] = await backend.query<{ is_due: boolean }>('select private.mail_is_due() as is_due');
    if (!answer?.is_due) return;
    const headers = { authorization: `Bearer ${secret}` };
    const request = new Request(`${siteUrl}/functions/v1/mail-drain`, { method: 'POST', headers });
    const response = await functions.fetch('mail-drain', request, null);
    if (!response.ok) throw new Error(`the outbox worker answered ${response.status}`);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
