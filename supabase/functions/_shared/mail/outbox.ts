import type { Database } from '../../../../packages/data/src/client/database.types.ts';
import type { CallDatabase } from '../database.ts';
import type { Environment } from '../environment.ts';
import { sendThroughApi } from './mailApi.ts';

export type OutboxRow = Database['public']['Tables']['mail_outbox']['Row'];

async function attempt(row: OutboxRow, environment: Environment, callDatabase: CallDatabase): Promise<void> {
  const result = await sendThroughApi(row, environment);
  if (result.outcome !== 'sent') {
    console.warn(`Mail ${row.id}, attempt ${row.attempts}: ${result.outcome}, ${result.error}`);
  }
  await callDatabase('outbox_settle', {
    p_id: row.id,
    p_attempt: row.attempts,
    p_outcome: result.outcome,
    p_error: result.outcome === 'sent' ? undefined : result.error,
  });
}

/** Takes the given mails, as far as they are due, and tries each once. What fails waits in the outbox. */
async function attemptMails(ids: string[], environment: Environment, callDatabase: CallDatabase): Promise<void> {
  const rows = await callDatabase('outbox_claim', { p_limit: ids.length, p_ids: ids });
  for (const row of rows) {
    await attempt(row, environment, callDatabase);
  }
}

/** On hosted projects a function may be stopped once it has answered, unless the platform is asked to wait. */
interface WithEdgeRuntime {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/**
 * Sends the mails after the visitor was answered: they are stored, so a slow or broken mail service neither delays nor
 * fails the form, and how long the answer takes does not tell whether an address is known.
 */
export function sendAfterAnswer(ids: string[], environment: Environment, callDatabase: CallDatabase): void {
  if (ids.length === 0) {
    return;
  }
  const work = attemptMails(ids, environment, callDatabase).catch((error: unknown) => {
    console.error('Mail stays in the outbox:', error);
  });
  (globalThis as WithEdgeRuntime).EdgeRuntime?.waitUntil(work);
}
