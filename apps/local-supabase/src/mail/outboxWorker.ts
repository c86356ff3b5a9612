import type { LocalBackend } from '../backend/createBackend.ts';
import type { FunctionsRunner } from '../functions/functionsRunner.ts';
import { startOutboxTimer } from './outboxTimer.ts';

export interface OutboxWorkerOptions {
  backend: Pick<LocalBackend, 'query'>;
  functions: Pick<FunctionsRunner, 'fetch'>;
  siteUrl: string;
  /** The bearer token that the function requires. */
  secret: string;
  log: (line: string) => void;
}

/**
 * Replaces pg_cron and pg_net of hosted projects: calls the function `mail-drain` while mail is due.
 *
 * @returns a function that stops it
 */
export function startOutboxWorker({ backend, functions, siteUrl, secret, log }: OutboxWorkerOptions): () => void {
  return startOutboxTimer({
    async isDue() {
      const [answer] = await backend.query<{ is_due: boolean }>('select private.mail_is_due() as is_due');
      return answer?.is_due === true;
    },
    async sendDue() {
      const request = new Request(`${siteUrl}/functions/v1/mail-drain`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      });
      const response = await functions.fetch('mail-drain', request, null);
      if (!response.ok) throw new Error(`the outbox worker answered ${response.status}`);
    },
    log,
  });
}
