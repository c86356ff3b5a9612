import type { Engine } from '../../apps/local-supabase/src/backend/engine.ts';

/** A job of pg_cron. */
interface Job {
  jobname: string;
  schedule: string;
  command: string;
}

/** A queued request of pg_net. */
interface QueuedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeout_milliseconds: number;
}

/** The active jobs of `postgres` in this database, by name. */
export function scheduledJobs(engine: Pick<Engine, 'query'>): Promise<Job[]> {
  return engine.query<Job>(
    `select jobname, schedule, command from cron.job
     where active and username = 'postgres' and database = current_database() order by jobname`,
  );
}

/** Runs the scheduled jobs, as pg_cron would. */
export async function runJobs(engine: Pick<Engine, 'query' | 'exec'>): Promise<void> {
  for (const { command } of await scheduledJobs(engine)) await engine.exec(command);
}

export function queuedRequests(engine: Pick<Engine, 'query'>): Promise<QueuedRequest[]> {
  return engine.query<QueuedRequest>(
    `select method, url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds from net.http_request_queue`,
  );
}

/** Adds a due mail to the outbox. */
export function enqueueMail(engine: Pick<Engine, 'exec'>): Promise<void> {
  return engine.exec(`
    insert into public.mail_outbox (idempotency_key, recipient, subject, text_body, html_body)
    values ('timer/' || gen_random_uuid(), 'reader@podium.example', 'A sample', 'Words.', '<p>Words.</p>')
  `);
}
