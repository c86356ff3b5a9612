import { setTimeout as sleep } from 'node:timers/promises';
import type { SqlRunner } from '../../apps/local-supabase/src/backend/engine.ts';

/** Origin of a project's functions, and the bearer token of the timer. */
export interface OutboxWorkerSettings {
  /** For example `https://<reference>.supabase.co`. */
  project: string;
  secret: string;
}

/**
 * Stores both in the vault of a hosted project and schedules its jobs. Idempotent.
 *
 * @returns a sentence that starts with 'Scheduled', or with 'Not scheduled' and the reason
 * @throws with the error of the vault, pg_cron or pg_net
 */
export async function scheduleOutboxWorker(sql: SqlRunner, { project, secret }: OutboxWorkerSettings): Promise<string> {
  const kept: [name: string, value: string][] = [
    ['functions_url', `${project.replace(/\/+$/, '')}/functions/v1`],
    ['outbox_worker_secret', secret],
  ];
  for (const [name, value] of kept) {
    const [known] = await sql.query<{ id: string }>('select id from vault.secrets where name = $1', [name]);
    if (known) await sql.query('select vault.update_secret($1::uuid, $2)', [known.id, value]);
    else await sql.query('select vault.create_secret($1, $2)', [value, name]);
  }
  const [answer] = await sql.query<{ said: string }>('select private.schedule_jobs() as said');
  return answer?.said ?? '';
}

/**
 * Calls the worker and waits until it has run, which proves that URL, secret and function match.
 *
 * @throws when it does not run, with the newest response that pg_net received
 */
export async function awaitWorker(sql: SqlRunner, { patienceMs = 60_000 } = {}): Promise<void> {
  const began = performance.now();
  await sql.query(`update private.job_runs set ran_at = '-infinity' where job = 'mail-worker'`);
  await sql.query('select private.call_outbox_worker()');
  while (performance.now() - began < patienceMs) {
    const runs = await sql.query(`select from private.job_runs where job = 'mail-worker' and ran_at > '-infinity'`);
    if (runs.length > 0) return;
    await sleep(Math.min(1000, patienceMs / 4));
  }
  throw new Error(
    `The worker was called and did not run within ${Math.round(patienceMs / 1000)} s. ${await newestAnswer(sql)}`,
  );
}

async function newestAnswer(sql: SqlRunner): Promise<string> {
  const [row] = await sql
    .query<{ status_code: number | null; content: string | null; error_msg: string | null }>(
      'select status_code, left(content, 200) as content, error_msg from net._http_response order by created desc limit 1',
    )
    .catch(() => []);
  if (row === undefined) return 'pg_net has no response.';
  return row.error_msg
    ? `pg_net reports: ${row.error_msg}.`
    : `The function answered ${row.status_code}: ${row.content}.`;
}
