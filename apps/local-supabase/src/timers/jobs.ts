import type { LocalBackend } from '../backend/createBackend.ts';
import type { FunctionsRunner } from '../functions/functionsRunner.ts';

const secondMs = 1000;
const dayMs = 24 * 3600 * secondMs;

type Log = (line: string) => void;

/**
 * Runs `work` after `firstMs`, and again `everyMs` after the end of each run.
 *
 * @param fail is called after a failure, with its message
 * @returns a function that stops it, without waiting for a run
 */
function repeat(firstMs: number, everyMs: number, work: () => Promise<void>, fail: Log): () => void {
  let isStopped = false;
  let timer = setTimeout(() => void run(), firstMs);

  async function run(): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isStopped) fail(error instanceof Error ? error.message : String(error));
    }
    if (!isStopped) timer = setTimeout(() => void run(), everyMs);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

export interface OutboxWorkerOptions {
  backend: Pick<LocalBackend, 'query'>;
  functions: Pick<FunctionsRunner, 'fetch'>;
  siteUrl: string;
  /** The bearer token that the function requires. */
  secret: string;
  log: Log;
}

/**
 * Replaces pg_cron and pg_net of hosted projects: calls the function `outbox-worker` while mail is due.
 *
 * @returns a function that stops it: unsettled mail is retried under the same key
 */
export function startOutboxWorker({ backend, functions, siteUrl, secret, log }: OutboxWorkerOptions): () => void {
  async function sendDue(): Promise<void> {
    const [answer] = await backend.query<{ is_due: boolean }>('select private.mail_is_due() as is_due');
    if (!answer?.is_due) return;
    const headers = { authorization: `Bearer ${secret}` };
    const request = new Request(`${siteUrl}/functions/v1/outbox-worker`, { method: 'POST', headers });
    const response = await functions.fetch('outbox-worker', request, null);
    if (!response.ok) throw new Error(`the outbox worker answered ${response.status}`);
  }

  return repeat(3 * secondMs, 3 * secondMs, sendDue, (message) =>
    log(`Mail could not be sent and will be retried: ${message}`),
  );
}

/** Replaces pg_cron of hosted projects: deletes expired rows one minute after the start, then daily. */
export function startRetention({ query }: Pick<LocalBackend, 'query'>, log: Log): () => void {
  async function deleteExpired(): Promise<void> {
    const rows = await query<{ name: string; removed: number | null }>(
      'select name, removed::integer as removed from private.run_retention() where removed is null or removed > 0',
    );
    const failure = rows.find(({ removed }) => removed === null);
    if (failure) throw new Error(failure.name);
    const words = rows.map(({ name, removed }) => `${name}: ${removed}`).join(', ');
    if (rows.length > 0) log(`Deleted expired data: ${words}.`);
  }

  return repeat(60 * secondMs, dayMs, deleteExpired, (message) => log(`Expired data could not be deleted: ${message}`));
}
