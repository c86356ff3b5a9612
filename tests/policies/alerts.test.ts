import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import type { AlertData } from '../../supabase/functions/_shared/mail/ownerAlert.ts';

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

describeProject('REQ-OPS-2: alerts to the owner', (backend) => {
  beforeEach(() =>
    backend.exec(`
      drop schema if exists cron cascade;
      delete from public.mail_outbox;
      delete from public.contact_messages;
      delete from private.alerts;
      update private.job_runs set ran_at = now(), succeeded_at = now(), error = null;
    `),
  );

  async function runAlertCheck(isNight = false): Promise<AlertData['troubles']> {
    await backend.query('select private.raise_alerts($1)', [isNight]);
    const mails = await backend.query<{ data: AlertData }>(
      `delete from public.mail_outbox where kind = 'owner-alert' returning data`,
    );
    expect(mails.length).toBeLessThanOrEqual(1);
    return mails.flatMap(({ data }) => data.troubles);
  }

  const kinds = async (isNight = false) => (await runAlertCheck(isNight)).map(({ kind, count }) => `${kind} ${count}`);

  async function mail(key: string, status: string, age = '0 seconds', wait = '0 seconds', attempts = 0): Promise<void> {
    await backend.query(
      `insert into public.mail_outbox
         (idempotency_key, recipient, subject, text_body, html_body, status, created_at, next_attempt_at, attempts)
       values ($1, 'reader@podium.example', 'A sample', 'Words.', '<p>Words.</p>', $2, now() - $3::interval,
         now() - $3::interval + $4::interval, $5)`,
      [key, status, age, wait, attempts],
    );
  }

  /** Resets the limit of one alert per day. */
  const nextDay = () => backend.exec(`delete from private.alerts where key ~ '/\\d{4}-\\d\\d-\\d\\d$'`);

  it('are not sent while everything works', async () => {
    await mail('fine/1', 'pending', '14 minutes');
    await mail('fine/2', 'sent', '3 days');
    expect(await runAlertCheck(true)).toEqual([]);
    expect((await backend.service().rpc('check_health')).data).toBe(true);
  });

  it('report each dead mail once, at most once a day', async () => {
    await mail('dead/1', 'dead');
    await mail('dead/2', 'dead');
    expect(await kinds()).toEqual(['dead-mail 2']);
    await mail('dead/3', 'dead');
    expect(await kinds()).toEqual([]);
    await nextDay();
    expect(await kinds()).toEqual(['dead-mail 1']);
    await nextDay();
    expect(await kinds()).toEqual([]);
  });

  it.each(['pending', 'sending'])('report once a day mail that is %s for more than 15 minutes', async (status) => {
    await mail('late/1', status, '16 minutes');
    expect(await kinds()).toEqual(['late-mail 1']);
    expect(await kinds()).toEqual([]);
    expect((await backend.service().rpc('check_health')).data).toBe(false);
    await nextDay();
    expect(await kinds()).toEqual(['late-mail 1']);
  });

  it('report mail whose attempts have failed for 15 minutes', async () => {
    await mail('late/1', 'pending', '16 minutes', '31 minutes', 5);
    expect(await kinds()).toEqual(['late-mail 1']);
  });

  it('do not report mail that a limit delays', async () => {
    await mail('delayed/1', 'pending', '1 hour', '4 hours');
    await mail('delayed/2', 'pending', '4 hours', '241 minutes', 1);
    expect(await kinds()).toEqual([]);
    expect((await backend.service().rpc('check_health')).data).toBe(true);
  });

  it('do not report alert mails', async () => {
    await backend.exec(`
      insert into public.mail_outbox (idempotency_key, kind, data, status, created_at) values
        ('owner-alert/1', 'owner-alert', '{}', 'pending', now() - interval '1 day'),
        ('owner-alert/2', 'owner-alert', '{}', 'dead', now() - interval '1 day')
    `);
    await backend.query('select private.raise_alerts()');
    expect(await backend.query('select from public.mail_outbox')).toHaveLength(2);
  });

  it.each([
    ['just queued', `'pending', now()`, true],
    ['pending for 16 minutes', `'pending', now() - interval '16 minutes'`, false],
    ['dead', `'dead', now()`, false],
    ['dead for weeks', `'dead', now() - interval '3 weeks'`, false],
  ])('that are %s: health reports those that do not arrive, without another mail', async (_what, values, isHealthy) => {
    await backend.exec(`
      insert into public.mail_outbox (idempotency_key, kind, data, status, created_at)
      values ('owner-alert/1', 'owner-alert', '{}', ${values})
    `);
    expect((await backend.service().rpc('check_health')).data).toBe(isHealthy);
    expect(await backend.query('select from public.mail_outbox')).toHaveLength(1);
  });

  it('report a scheduled worker that did not run, but not without a schedule', async () => {
    const silence = `update private.job_runs set ran_at = now() - interval '61 minutes' where job = 'mail-worker'`;
    await backend.exec(silence);
    expect(await kinds()).toEqual([]);
    await backend.exec('create schema cron; create table cron.job (jobid bigint)');
    expect(await kinds()).toEqual(['silent-worker 1']);
    const { data } = await backend.service().rpc('check_health', { p_worker_ran: true });
    expect(data).toBe(true);
  });

  it('report retention that failed, or that a schedule did not run', async () => {
    await backend.exec(`
      create function public.refuse() returns trigger language plpgsql as $$ begin raise 'not today'; end $$;
      create trigger refuse before delete on public.contact_messages for each row execute function public.refuse();
      insert into public.contact_messages (name, email, message, inquiry_type, created_at)
      values ('Sample Sender', 'old@podium.example', 'A very old message.', 'general', now() - interval '20 years');
    `);
    expect(await backend.query('select * from private.run_retention()')).toEqual([
      { name: 'not today', removed: null },
    ]);
    await backend.exec('drop trigger refuse on public.contact_messages; drop function public.refuse()');
    expect(await backend.query(`select data from public.mail_outbox`)).toMatchObject([
      { data: { troubles: [{ kind: 'failed-retention' }] } },
    ]);
    await backend.query('select private.run_retention()');
    await nextDay();
    expect(await backend.query('select from private.troubles()')).toEqual([]);

    await backend.exec(`
      create schema cron; create table cron.job (jobid bigint);
      update private.job_runs set succeeded_at = now() - interval '27 hours' where job = 'retention';
      delete from public.mail_outbox;
    `);
    expect(await kinds()).toEqual(['failed-retention 1']);
  });

  describe('the nightly check', () => {
    const id = '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0002';

    beforeEach(() =>
      backend.exec(`
        insert into public.contact_messages (id, name, email, message, inquiry_type, created_at)
        values ('${id}', 'Sample Sender', 'one@podium.example', 'A sample of a message.', 'general', now() - interval '2 hours')
      `),
    );

    it('reports a lead without a mail to the owner, once', async () => {
      expect(await kinds()).toEqual([]);
      expect(await runAlertCheck(true)).toEqual([
        { kind: 'lead-without-mail', count: 1, items: [`contact-message/${id}`] },
      ]);
      await nextDay();
      expect(await kinds(true)).toEqual([]);
    });

    it('does not report a lead whose dead mail was given up as docs/operations.md says', async () => {
      await mail(`contact-message/${id}/owner`, 'dead');
      const [, statement] = /To give one up: `([^`]+)`/.exec(operations.replace(/\s+/g, ' '))!;
      const [dead] = await backend.query<{ id: string }>('select id from public.mail_outbox');
      await backend.exec(statement!.replace('…', dead!.id));
      expect(await kinds(true)).toEqual([]);
      const held = await backend.query('select status, text_body from public.mail_outbox');
      expect(held).toEqual([{ status: 'sent', text_body: null }]);
    });

    it.each([
      ['sent', 'sent', []],
      ['dead', 'sent', ['dead-mail 1']],
      ['sent', undefined, []],
      ['pending', 'sent', ['lead-without-mail 1']],
      ['sent', 'pending', ['lead-without-mail 1']],
    ])('owner mail %s, acknowledgement %s: %j', async (owner, acknowledgement, expected) => {
      await mail(`contact-message/${id}/owner`, owner);
      if (acknowledgement) await mail(`contact-message/${id}/acknowledgement`, acknowledgement);
      expect(await kinds(true)).toEqual(expected);
    });
  });
});
