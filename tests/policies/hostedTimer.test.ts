import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../apps/local-supabase/src/backend/migrations.ts';
import { findPostgres } from '../../apps/local-supabase/src/testing/postgresServer.ts';
import { scheduleDrain } from '../../tools/deploy/drain.ts';
import { type HostedProject, startHostedProject } from '../../tools/deployCheck/hostedProject.ts';
import { oweMail, queuedRequests, runJobs, scheduledJobs } from '../../tools/deployCheck/timer.ts';
import { migrationsFolder } from '../../tools/migratedDatabase.ts';

const reason = process.env['ENGINES'] === 'pglite' ? 'ENGINES=pglite' : 'no PostgreSQL on this machine';
const canRun = findPostgres() !== undefined && process.env['ENGINES'] !== 'pglite';
const secret = 'only the timer knows';

/**
 * As `postgres`, who is no superuser, with stand-ins of pg_cron, pg_net and the vault that have hosted's signatures and
 * rights: they note what they are told, and the tests do it.
 */
describe.skipIf(!canRun)(
  `issue 6 §1 and §4, the timer of hosted projects${canRun ? '' : ` (skipped: ${reason})`}`,
  () => {
    let hosted: HostedProject;

    beforeAll(async () => {
      hosted = await startHostedProject(findPostgres() ?? '');
      expect(hosted.hasTimer).toBe(true);
      await migrate(hosted.engine, migrationsFolder);
    });
    afterAll(() => hosted.stop());
    beforeEach(() => hosted.engine.exec('delete from public.mail_outbox; delete from net.http_request_queue'));

    it('is switched on by the migrations, with the nightly job', async () => {
      expect((await scheduledJobs(hosted.engine)).map(({ jobname, schedule }) => [jobname, schedule])).toEqual([
        ['mail-drain', '15 seconds'],
        ['mail-drain-log', '17 3 * * *'],
        ['retention', '17 3 * * *'],
      ]);
    });

    it('calls nobody before the vault knows whom', async () => {
      await oweMail(hosted.engine);
      await runJobs(hosted.engine);
      expect(await queuedRequests(hosted.engine)).toEqual([]);
    });

    it('calls the drain with its secret once pnpm deploy:drain has said both, and only while mail is due', async () => {
      const settings = { project: 'https://project.supabase.example/', secret };
      expect(await scheduleDrain(hosted.engine, settings)).toBe('Scheduled every 15 seconds.');
      await runJobs(hosted.engine);
      expect(await queuedRequests(hosted.engine)).toEqual([]);

      await oweMail(hosted.engine);
      await runJobs(hosted.engine);
      expect(await queuedRequests(hosted.engine)).toEqual([
        {
          method: 'POST',
          url: 'https://project.supabase.example/functions/v1/mail-drain',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
          body: '{}',
          timeout_milliseconds: 60_000,
        },
      ]);
    });

    it('takes a new secret from the same command, with the jobs that there are', async () => {
      const before = await scheduledJobs(hosted.engine);
      await scheduleDrain(hosted.engine, { project: 'https://project.supabase.example', secret: 'a new one' });
      expect(await scheduledJobs(hosted.engine)).toEqual(before);
      await oweMail(hosted.engine);
      await hosted.engine.exec('select private.call_mail_drain()');
      expect(await queuedRequests(hosted.engine)).toMatchObject([{ headers: { authorization: 'Bearer a new one' } }]);
    });

    it('deletes its own log after seven days, and what is past its time every night', async () => {
      await hosted.engine.exec(`
      insert into cron.job_run_details (username, end_time)
      values ('postgres', now() - interval '8 days'), ('postgres', now() - interval '6 days');
      insert into public.contact_messages (name, email, message, inquiry_type, created_at)
      values ('Sample Sender', 'old@x.example', 'A very old message.', 'general', now() - interval '20 years');
      insert into auth.users (id, email, created_at)
      values (gen_random_uuid(), 'old@x.example', now() - interval '20 years');
    `);
      await runJobs(hosted.engine);
      expect(await hosted.engine.query('select from cron.job_run_details')).toHaveLength(1);
      expect(await hosted.engine.query('select from public.contact_messages')).toHaveLength(0);
      expect(await hosted.engine.query('select from auth.users')).toHaveLength(0);
    });
  },
);
