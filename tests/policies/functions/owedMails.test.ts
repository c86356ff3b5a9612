import { beforeEach, describe, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import type { Person } from '../../../apps/local-supabase/src/testing/startTestBackend.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { apply } from '../people.ts';
import { sampleRows } from '../sampleRows.ts';
import type { DeliveredMail } from './mailService.ts';
import { ok, startFunctions, useFunctions } from './startFunctions.ts';

const OWNER = brand.mailboxes.owner;
const SECRET = 'only the timer knows';

describeProject('REQ-FORM-4: mails that triggers add to the outbox', (backend) => {
  const functions = useFunctions(backend, { OUTBOX_WORKER_SECRET: SECRET });
  let seen = 0;

  beforeEach(async () => {
    functions.mail.answersWith(200);
    await backend.exec('delete from public.mail_outbox');
    seen = functions.mail.delivered.length;
  });

  async function runWorker(): Promise<DeliveredMail[]> {
    expect(await functions.call('outbox-worker', {}, { authorization: `Bearer ${SECRET}` })).toEqual(ok);
    return functions.mail.delivered.slice(seen);
  }

  async function pendingMails(): Promise<{ key: string; recipient: string | null }[]> {
    return backend.query('select idempotency_key as key, recipient from public.mail_outbox order by 1');
  }

  /** Moves all times in the outbox into the past by this interval. */
  function ageOutbox(interval: string): Promise<void> {
    return backend.exec(`
      update public.mail_outbox
      set created_at = created_at - interval '${interval}', next_attempt_at = next_attempt_at - interval '${interval}'
    `);
  }

  /** The flow `wire` requests each resource and opens its link. */
  describe('REQ-RES-1: a requested resource', () => {
    async function ask(differences: Record<string, string> = {}): Promise<void> {
      const row = { ...sampleRows.resource_downloads(), ...differences };
      await backend.visitor().from('resource_downloads').insert(row).throwOnError();
    }

    it('that the brand does not have is not sent, and the owner is not alerted', async () => {
      for (const type of ['everything', 'secrets', 'more', 'yet_more']) await ask({ resource_type: type });
      await ask();
      expect((await runWorker()).map(({ subject }) => subject)).toEqual(['Prompts for people who read contracts']);
      expect(await pendingMails()).toMatchObject([{ key: expect.stringMatching(/^resource-link\/ai_prompts\//) }]);
    });

    it('REQ-SAFE-6: one mail a day per address and resource, and every request is stored', async () => {
      const count = async () => (await backend.query('select from public.resource_downloads')).length;
      const before = await count();
      for (const email of ['one@podium.example', 'ONE@podium.example', 'one@podium.example']) await ask({ email });
      await ask({ email: 'one@podium.example', resource_type: 'hell_week_pdf' });
      await ask({ email: 'two@podium.example' });
      expect(await count()).toBe(before + 5);
      const recipients = (await runWorker()).map(({ to }) => to[0]);
      expect(recipients).toEqual(['one@podium.example', 'one@podium.example', 'two@podium.example']);
      await ageOutbox('23 hours');
      await ask({ email: 'one@podium.example' });
      expect(await runWorker()).toHaveLength(3);
      await ageOutbox('1 hour');
      await ask({ email: 'one@podium.example' });
      expect(await runWorker()).toHaveLength(4);
    });
  });

  describe('REQ-OPS-2: an alert to the owner', () => {
    beforeEach(() => backend.exec('delete from private.alerts'));

    async function mail(status: string, age: string): Promise<void> {
      const row = { ...sampleRows.mail_outbox(), idempotency_key: `alert/${status}`, status };
      expect((await backend.service().from('mail_outbox').insert(row)).error).toBeNull();
      await ageOutbox(age);
    }

    it('names what failed and repeats no text of a visitor', async () => {
      await mail('dead', '1 hour');
      const [alert] = await runWorker();
      expect(alert).toMatchObject({ to: [OWNER], subject: `Mail was given up: ${new URL(backend.siteUrl).host}` });
      expect(alert?.text).toContain('One mail was given up and will not be sent by itself.');
      expect(alert?.text).not.toContain(sampleRows.mail_outbox()['recipient']);
      expect(await runWorker()).toHaveLength(1);
    });

    it('has a query that lists all leads that it reports', async () => {
      await backend.exec(`
        insert into public.contact_messages (name, email, message, inquiry_type, created_at)
        select 'Sample Sender', 'one@podium.example', 'A sample of a message.', 'general', now() - interval '2 hours'
        from generate_series(1, 7)
      `);
      await backend.query('select private.raise_alerts(true)');
      const query = /^select .*$/m.exec((await runWorker())[0]!.text)![0];
      const listed = await backend.query<{ key: string }>(query);
      const leads = await backend.query<{ id: string }>('delete from public.contact_messages returning id');
      expect(listed.map(({ key }) => key).toSorted()).toEqual(
        leads.map(({ id }) => `lead-without-mail/contact-message/${id}`).toSorted(),
      );
    });

    it('health() reports the trouble without details', async () => {
      const get = { method: 'GET' };
      expect(await functions.call('health', null, get)).toMatchObject({ status: 200, body: { ok: true } });
      const again = await startFunctions(backend);
      await mail('pending', '16 minutes');
      expect(await again.call('health', null, get)).toMatchObject({ status: 503, body: { ok: false } });
      expect((await again.call('health', {})).status).toBe(405);
      await again.close();
    });
  });

  describe('REQ-JOIN-5: an investor application', () => {
    let person: Person;

    beforeEach(async () => {
      person = await backend.person();
    });

    async function bothMails(): Promise<{ owner: DeliveredMail; applicant: DeliveredMail }> {
      const mails = await runWorker();
      expect(mails).toHaveLength(2);
      const mailTo = (address: string) => mails.find(({ to }) => to[0] === address)!;
      return { owner: mailTo(OWNER), applicant: mailTo(person.email) };
    }

    it('that qualifies is mailed to the owner and to the applicant', async () => {
      await person.client.from('profiles').insert({ id: person.id, full_name: 'Ines Investor' });
      await apply(person);
      const { owner, applicant } = await bothMails();
      const subject = 'Investor application from Ines Investor: qualified';
      expect(owner).toMatchObject({ subject, reply_to: person.email });
      for (const fact of ['Ines Investor', person.email, 'Switzerland', '$1,000,000', '3-7 years', 'Real Estate']) {
        expect(owner.text).toContain(fact);
      }
      expect(applicant).toMatchObject({
        subject: 'Your investor application: the deals are open to you',
        reply_to: OWNER,
      });
      expect(applicant.text).toContain('The deals are open to you');
      expect(applicant.html).toContain(`href="${backend.siteUrl}/deals"`);
    });

    it('that does not qualify names the unmet conditions', async () => {
      await apply(person, { is_accredited: false, min_commitment: 999_999 });
      const { owner, applicant } = await bothMails();
      expect(owner.subject).toMatch(/: not qualified$/);
      expect(owner.text).toContain('Not met: Accredited investor; Commitment of $1,000,000 or more');
      expect(applicant.subject).toBe('Your investor application does not open the deals yet');
      expect(applicant.text).toContain('You answered no.');
      expect(applicant.text).toContain('You entered $999,999. Deals open at $1,000,000; $1 more would open them.');
      expect(applicant.html).toContain(`href="${backend.siteUrl}/join"`);
    });

    it('its mails and outbox rows do not contain the net worth', async () => {
      await apply(person, { net_worth: 7_654_321 });
      const [row] = await backend.query<{ everything: string }>(
        `select string_agg(mail::text, ' ') as everything from public.mail_outbox as mail`,
      );
      const everything = `${row?.everything} ${JSON.stringify(await bothMails())}`;
      expect(everything).not.toMatch(/7,?654,?321|net.?worth/i);
    });

    it('is mailed when it is completed, not before', async () => {
      await apply(person, { completed_at: null });
      expect(await pendingMails()).toEqual([]);
      await apply(person);
      expect(await pendingMails()).toHaveLength(2);
    });

    it('is not mailed again when the result is the same', async () => {
      await apply(person);
      expect(await runWorker()).toHaveLength(2);
      await apply(person, { residency: 'Germany' });
      await apply(person, { min_commitment: 3_000_000 });
      expect(await runWorker()).toHaveLength(2);
      await apply(person, { min_commitment: 300_000 });
      expect(await runWorker()).toHaveLength(4);
    });

    it('is mailed once, with the newest answers, when an earlier mail is still pending', async () => {
      await apply(person, { min_commitment: 300_000 });
      await apply(person);
      await apply(person, { min_commitment: 3_000_000, residency: 'Germany' });
      const { owner, applicant } = await bothMails();
      expect(owner.subject).toMatch(/: qualified$/);
      expect(owner.text).toContain('$3,000,000');
      expect(owner.text).toContain('Germany');
      expect(applicant.text).toContain('The deals are open to you');
    });

    it('always mails the final result to the owner, and limits mails for repeated changes', async () => {
      /** The results in the mails to the owner, oldest first. */
      const resultsOf = (mails: DeliveredMail[]) =>
        mails.filter(({ to }) => to[0] === OWNER).map(({ subject }) => subject.replace(/.*: /, ''));
      for (let time = 0; time < 4; time += 1) {
        await apply(person, { min_commitment: 300_000 });
        await runWorker();
        await apply(person);
        await runWorker();
      }
      await apply(person, { min_commitment: 400_000 });
      expect(resultsOf(await runWorker())).toEqual(['not qualified', 'qualified', 'not qualified']);
      expect(await backend.query(`select from public.mail_outbox where status = 'pending'`)).toHaveLength(2);

      const [row] = await backend.query<{ hours: number }>(
        `select round(extract(epoch from max(next_attempt_at) - now()) / 3600)::integer as hours from public.mail_outbox`,
      );
      expect(row?.hours).toBe(4);
      await backend.exec(`update public.mail_outbox set next_attempt_at = now() where status = 'pending'`);
      const mails = await runWorker();
      expect(resultsOf(mails)).toEqual(['not qualified', 'qualified', 'not qualified', 'not qualified']);
      expect(mails.at(-1)?.text).toContain('$400,000');
      expect(mails.at(-2)?.text).toContain('$400,000');

      await ageOutbox('1 day');
      await apply(person);
      expect(resultsOf(await runWorker()).at(-1)).toBe('qualified');
    });

    it.each(['failed', 'uncertain', null])(
      'is not mailed with an older result after the final one: %s',
      async (result) => {
        await apply(person, { min_commitment: 300_000 });
        const { data: older } = await backend.service().rpc('outbox_claim').throwOnError();
        await apply(person);
        await bothMails();
        for (const { id } of result === null ? [] : (older as { id: string }[])) {
          const settled = { p_id: id, p_attempt: 1, p_outcome: result, p_error: 'no answer' };
          await backend.service().rpc('outbox_settle', settled).throwOnError();
        }
        await backend.exec(`update public.mail_outbox set next_attempt_at = now() where status <> 'sent'`);
        expect((await bothMails()).owner.subject).toMatch(/: qualified$/);
      },
    );

    describe('when the address of the account has changed since', () => {
      async function moveTo(address: string): Promise<DeliveredMail[]> {
        await apply(person);
        await backend.query('update auth.users set email = $1 where id = $2', [address, person.id]);
        return runWorker();
      }

      it('is mailed with the new address only', async () => {
        const address = `new-${person.email}`;
        const mails = await moveTo(address);
        expect(mails.map(({ to, reply_to }) => [to[0], reply_to])).toEqual(
          expect.arrayContaining([
            [OWNER, address],
            [address, OWNER],
          ]),
        );
        expect(mails).toHaveLength(2);
        expect(JSON.stringify(mails).replaceAll(address, '')).not.toContain(person.email);
      });

      it('is not mailed to an address that no mail can go to', async () => {
        expect((await moveTo(`a&${person.email}`)).map(({ to }) => to[0])).toEqual([OWNER]);
      });
    });

    it('names an address that no mail can go to in the mail to the owner', async () => {
      person = await backend.person({ email: 'anna&co@podium.example' });
      await apply(person);
      const [owner, ...others] = await runWorker();
      expect(others).toEqual([]);
      expect(owner?.text).toContain(`E-mail: ${person.email}`);
      expect(owner?.reply_to).toBeUndefined();
      expect(owner?.html).not.toContain('mailto:');
    });

    it('is not mailed after it was deleted, even if an attempt had begun', async () => {
      await apply(person);
      await apply(await backend.person());
      const { data: claimed } = await backend.service().rpc('outbox_claim', { p_limit: 3 }).throwOnError();
      expect(claimed).toHaveLength(3);
      await backend.exec(`
        delete from public.investor_onboarding;
        update public.mail_outbox set next_attempt_at = now();
      `);
      expect(await runWorker()).toEqual([]);
    });

    it('is stored together with its mails or not at all', async () => {
      await backend.exec('alter table public.mail_outbox add constraint nothing_more check (false) not valid');
      await expect(apply(person)).rejects.toMatchObject({ code: '23514' });
      await backend.exec('alter table public.mail_outbox drop constraint nothing_more');
      expect((await person.client.from('investor_onboarding').select()).data).toEqual([]);
    });
  });
});
