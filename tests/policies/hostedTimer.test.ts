import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { postgresPrograms } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { awaitWorker, scheduleOutboxWorker } from '../../tools/deploy/outboxWorker.ts';
import { type HostedProject, startHostedProject } from '../deployment/hostedProject.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';

const secret = 'only the timer knows';

/**
 * Runs as `postgres`, which is not a superuser. The stand-ins of pg_cron, pg_net and the vault have hosted's signatures
 * and privileges. They record their calls, and the tests execute them.
 */
const title = 'REQ-OPS-2: the outbox timer of hosted projects (skipped without PostgreSQL)';

describe.skipIf(!postgresPrograms)(title, () => {
  let hosted: HostedProject;

  /** The active jobs of `postgres` in this database, by name. */
  const scheduledJobs = () =>
    hosted.engine.query<{ jobname: string; schedule: string; command: string }>(
      `select jobname, schedule, command from cron.job
         where active and username = 'postgres' and database = current_database() order by jobname`,
    );

  async function runJobs(): Promise<void> {
    for (const { command } of await scheduledJobs()) await hosted.engine.exec(command);
  }

  const queuedRequests = () =>
    hosted.engine.query(
      `select method, url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds
         from net.http_request_queue`,
    );

  const enqueueMail = () =>
    hosted.engine.exec(`
        insert into public.mail_outbox (idempotency_key, recipient, subject, text_body, html_body)
        values ('timer/' || gen_random_uuid(), 'reader@podium.example', 'A sample', 'Words.', '<p>Words.</p>')
      `);

  beforeAll(async () => {
    hosted = await startHostedProject(postgresPrograms ?? '');
    await migrate(hosted.engine, migrationsFolder);
  });
  afterAll(() => hosted[Symbol.asyncDispose]());
  beforeEach(() => hosted.engine.exec('delete from public.mail_outbox; delete from net.http_request_queue'));

  it('the migrations schedule it, with the nightly job', async () => {
    expect((await scheduledJobs()).map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
      ['alerts', '*/5 * * * *'],
      ['job-log', '17 3 * * *'],
      ['outbox-worker', '15 seconds'],
      ['retention', '17 3 * * *'],
    ]);
  });

  it('fails in the log of pg_cron and calls nothing while the vault is empty', async () => {
    await enqueueMail();
    await expect(runJobs()).rejects.toThrow('The vault holds no functions_url or no outbox_worker_secret.');
    expect(await queuedRequests()).toEqual([]);
  });

  it.each([
    ['pg_cron', 'alter function cron.schedule(text, text, text) rename to gone', 'function cron.schedule'],
    ['pg_net', 'drop extension pg_net; alter schema extensions rename to gone', 'schema "extensions" does not exist'],
    ['the vault', 'alter schema vault rename to gone', 'vault.secrets'],
  ])('cannot be scheduled while %s fails', async (_what, refusal, sentence) => {
    const settings = { project: 'https://project.supabase.example', secret };
    const attempt = hosted.admin.transaction(async (sql) => {
      await sql.exec(refusal);
      await scheduleOutboxWorker(sql, settings);
    });
    await expect(attempt).rejects.toThrow(sentence);
  });

  it('calls the outbox worker with its secret after pnpm deploy:jobs, and only while mail is due', async () => {
    const settings = { project: 'https://project.supabase.example/', secret };
    expect(await scheduleOutboxWorker(hosted.engine, settings)).toBe('Scheduled every 15 seconds.');
    await runJobs();
    expect(await queuedRequests()).toEqual([]);

    await enqueueMail();
    await runJobs();
    expect(await queuedRequests()).toEqual([
      {
        method: 'POST',
        url: 'https://project.supabase.example/functions/v1/outbox-worker',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: '{}',
        timeout_milliseconds: 60_000,
      },
    ]);
  });

  it('calls the worker twice an hour without mail, to check that it runs', async () => {
    await hosted.engine.exec(`update private.job_runs set ran_at = now() - interval '31 minutes'`);
    await runJobs();
    expect(await queuedRequests()).toHaveLength(1);
    await hosted.engine.exec(`update private.job_runs set ran_at = now()`);
  });

  it('deploy:jobs waits for the first run of the worker, and otherwise reports the response of the function', async () => {
    const silent = awaitWorker(hosted.engine, { patienceMs: 500 });
    await expect(silent).rejects.toThrow('The worker was called and did not run within');
    expect(await queuedRequests()).toHaveLength(1);
    await hosted.admin.exec(`
        create table net._http_response (id bigint, status_code integer, content text, error_msg text, created timestamptz);
        insert into net._http_response values (1, 401, '{"error":{"code":"unauthorized"}}', null, now());
        grant select on net._http_response to postgres;
      `);
    await expect(awaitWorker(hosted.engine, { patienceMs: 500 })).rejects.toThrow('The function answered 401');

    const running = awaitWorker(hosted.engine, { patienceMs: 20_000 });
    await hosted.engine.query('select public.check_health(true)');
    await expect(running).resolves.toBeUndefined();
  });

  it('deletes its log after seven days, and expired data every night', async () => {
    await hosted.engine.exec(`
      insert into cron.job_run_details (username, end_time)
      values ('postgres', now() - interval '8 days'), ('postgres', now() - interval '6 days');
      insert into public.contact_messages (name, email, message, inquiry_type, created_at)
      values ('Sample Sender', 'old@x.example', 'A very old message.', 'general', now() - interval '20 years');
      insert into auth.users (id, email, created_at)
      values (gen_random_uuid(), 'old@x.example', now() - interval '20 years');
    `);
    await runJobs();
    expect(await hosted.engine.query('select from cron.job_run_details')).toHaveLength(1);
    expect(await hosted.engine.query('select from public.contact_messages')).toHaveLength(0);
    expect(await hosted.engine.query('select from auth.users')).toHaveLength(0);
  });
});
