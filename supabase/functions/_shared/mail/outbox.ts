import type { Database } from '../../../../packages/data/src/client/database.types.ts';
import type { CallDatabase } from '../database.ts';
import type { Environment } from '../environment.ts';
import { type Attempt, sendThroughApi } from './mailApi.ts';
import { writeMail } from './write.ts';

export type OutboxRow = Database['public']['Tables']['mail_outbox']['Row'];

/** How many mails of others a call takes along; the rest is left to the next call or the scheduled drain. */
const OTHERS_A_CALL = 5;

/** How long one drain goes on taking mails, in milliseconds; platforms end a function that works for minutes. */
const DRAIN_MS = 50_000;

/** After so many attempts in a row without success a drain leaves the rest to the next one. */
const FAILURES_IN_A_ROW = 3;

interface Desk {
  environment: Environment;
  callDatabase: CallDatabase;
}

/** The mail as it is to be sent: what a trigger owes is written now, and kept before it leaves. */
async function written(row: OutboxRow, { environment, callDatabase }: Desk): Promise<OutboxRow | undefined> {
  if (row.data === null) {
    return row;
  }
  const mail = writeMail(row, environment);
  const [kept] = await callDatabase('outbox_write', { p_id: row.id, p_attempt: row.attempts, p_mail: mail });
  return kept;
}

async function attempt(row: OutboxRow, desk: Desk): Promise<Attempt | undefined> {
  let mail: OutboxRow | undefined;
  try {
    mail = await written(row, desk);
  } catch (error) {
    return { outcome: 'failed', error: `It could not be written. ${String(error)}` };
  }
  return mail && sendThroughApi(mail, desk.environment);
}

/** Tries a mail that was claimed once. What fails waits in the outbox. */
async function send(row: OutboxRow, desk: Desk): Promise<'sent' | 'failed'> {
  const result = await attempt(row, desk);
  if (result === undefined) {
    // Somebody else has it.
    return 'failed';
  }
  if (result.outcome !== 'sent') {
    console.warn(`Mail ${row.id}, attempt ${row.attempts}: ${result.outcome}, ${result.error}`);
  }
  await desk.callDatabase('outbox_settle', {
    p_id: row.id,
    p_attempt: row.attempts,
    p_outcome: result.outcome,
    p_error: result.outcome === 'sent' ? undefined : result.error,
  });
  return result.outcome === 'sent' ? 'sent' : 'failed';
}

/** Takes one mail that is due, and tries it. */
async function sendNext(desk: Desk): Promise<'sent' | 'failed' | 'none'> {
  const [row] = await desk.callDatabase('outbox_claim', { p_limit: 1 });
  return row === undefined ? 'none' : send(row, desk);
}

/** Tries each of the given mails, then, while all goes well, a few that failed earlier and are due again. */
async function sendMails(ids: string[], desk: Desk): Promise<void> {
  if (ids.length > 0) {
    // At once: nobody else is to get at them in between, and a call costs more than a mail.
    for (const row of await desk.callDatabase('outbox_claim', { p_limit: ids.length, p_ids: ids })) {
      await send(row, desk);
    }
  }
  for (let others = 0; others < OTHERS_A_CALL; others += 1) {
    if ((await sendNext(desk)) !== 'sent') {
      return;
    }
  }
}

/** Sends what is due, one mail after the other. Any number of drains may run at the same time. */
export async function drainOutbox(desk: Desk): Promise<void> {
  const deadline = performance.now() + DRAIN_MS;
  for (let failures = 0; failures < FAILURES_IN_A_ROW && performance.now() < deadline;) {
    const outcome = await sendNext(desk);
    if (outcome === 'none') {
      return;
    }
    failures = outcome === 'sent' ? 0 : failures + 1;
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
  const work = sendMails(ids, { environment, callDatabase }).catch((error: unknown) => {
    console.error('Mail stays in the outbox:', error);
  });
  (globalThis as WithEdgeRuntime).EdgeRuntime?.waitUntil(work);
}
