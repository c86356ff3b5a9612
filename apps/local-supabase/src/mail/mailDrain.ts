import type { LocalBackend } from '../backend/createBackend.ts';
import type { FunctionsRunner } from '../functions/functionsRunner.ts';
import { startDrainTimer } from './drainTimer.ts';

export interface MailDrainOptions {
  backend: Pick<LocalBackend, 'query'>;
  functions: Pick<FunctionsRunner, 'fetch'>;
  siteUrl: string;
  /** What the function asks its caller for. */
  secret: string;
  log: (line: string) => void;
}

/**
 * Plays hosted's pg_cron and pg_net: calls the function `mail-drain` while mail is due.
 *
 * @returns what stops it
 */
export function startMailDrain({ backend, functions, siteUrl, secret, log }: MailDrainOptions): () => void {
  return startDrainTimer({
    async isDue() {
      const [answer] = await backend.query<{ is_due: boolean }>('select private.mail_is_due() as is_due');
      return answer?.is_due === true;
    },
    async drain() {
      const request = new Request(`${siteUrl}/functions/v1/mail-drain`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      });
      const response = await functions.fetch('mail-drain', request, null);
      if (!response.ok) throw new Error(`the drain answered ${response.status}`);
    },
    log,
  });
}
