import type { Database } from '@podium/data/client/database.types.ts';
import type { Dependencies } from '../database.ts';
import { oneLine } from './clean.ts';
import { type Attempt, sendThroughApi } from './mailApi.ts';
import { writeMail } from './write.ts';

export type OutboxRow = Database['public']['Tables']['mail_outbox']['Row'];

/** Number of other due mails that a form's call sends; the rest waits for the next call or the outbox worker. */
const OTHERS_A_CALL = 5;

/** Time limit of one run of the worker, in milliseconds; platforms stop functions after minutes. */
const WORKER_MS = 50_000;

/** Consecutive failures after which a run stops. */
const FAILURES_IN_A_ROW = 3;

/**
 * Sends a mail. One that a trigger has queued is rendered now, and stored before it is sent. Undefined if another worker
 * has claimed it.
 */
async function attempt(row: OutboxRow, { environment, callDatabase }: Dependencies): Promise<Attempt | undefined> {
  let mail: OutboxRow | undefined = row;
  if (row.data !== null) {
    try {
      const written = writeMail(row, environment);
      if (written === null) return { outcome: 'discarded', error: 'There is nothing to send.' };
      [mail] = await callDatabase('outbox_write', { p_id: row.id, p_attempt: row.attempts, p_mail: written });
    } catch (error) {
      return { outcome: 'failed', error: `It could not be written. ${String(error)}` };
    }
  }
  return mail && sendThroughApi(mail, environment);
}

/** Tries to send a claimed mail. A failed one stays in the outbox, a discarded one is deleted. */
async function send(row: OutboxRow, dependencies: Dependencies): Promise<'done' | 'failed'> {
  const result = await attempt(row, dependencies);
  if (result === undefined) return 'failed';
  const { outcome } = result;
  // A proxy may respond with a long page, or with characters that the database cannot store.
  const error = result.error === undefined ? undefined : oneLine(result.error, 500);
  if (error !== undefined) console.warn(`Mail ${row.id}, attempt ${row.attempts}: ${outcome}, ${error}`);
  await dependencies.callDatabase('outbox_settle', {
    p_id: row.id,
    p_attempt: row.attempts,
    p_outcome: outcome,
    p_error: error,
  });
  return outcome === 'sent' || outcome === 'discarded' ? 'done' : 'failed';
}

/** Claims and sends one due mail. */
async function sendNext(dependencies: Dependencies): Promise<'done' | 'failed' | 'none'> {
  const [row] = await dependencies.callDatabase('outbox_claim', { p_limit: 1 });
  return row === undefined ? 'none' : send(row, dependencies);
}

/** Sends the given mails, then, unless one fails, a few earlier ones that are due for a retry. */
async function sendMails(ids: string[], dependencies: Dependencies): Promise<void> {
  if (ids.length > 0) {
    // Claimed in one call: others cannot claim them in between, and a call costs more than a mail.
    for (const row of await dependencies.callDatabase('outbox_claim', { p_limit: ids.length, p_ids: ids })) {
      await send(row, dependencies);
    }
  }
  // Also queues alerts, so that a worker that does not run is noticed (REQ-OPS-2).
  await dependencies.callDatabase('check_health', {});
  for (let others = 0; others < OTHERS_A_CALL; others += 1) {
    if ((await sendNext(dependencies)) !== 'done') return;
  }
}

/** The outbox worker: sends due mails one by one. Workers can run concurrently. */
export async function sendDueMails(dependencies: Dependencies): Promise<void> {
  await dependencies.callDatabase('check_health', { p_worker_ran: true });
  const deadline = performance.now() + WORKER_MS;
  for (let failures = 0; failures < FAILURES_IN_A_ROW && performance.now() < deadline;) {
    const outcome = await sendNext(dependencies);
    if (outcome === 'none') return;
    failures = outcome === 'done' ? 0 : failures + 1;
  }
}

/** A hosted project may stop a function after its response, unless `waitUntil` has been called. */
interface WithEdgeRuntime {
  EdgeRuntime?: { waitUntil(work: Promise<unknown>): void };
}

/**
 * Sends the mails after the response. They are stored, so a slow or failing mail service does not affect the form, and
 * the response time does not reveal whether an address is known.
 */
export function sendAfterAnswer(ids: string[], dependencies: Dependencies): void {
  const work = sendMails(ids, dependencies).catch((error: unknown) => {
    console.error('Mail stays in the outbox:', error);
  });
  (globalThis as WithEdgeRuntime).EdgeRuntime?.waitUntil(work);
}
