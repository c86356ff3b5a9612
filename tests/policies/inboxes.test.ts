import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeProject } from '../../apps/local-supabase/src/testing/describeBackend.ts';
import { validBodies } from '../../packages/data/src/testing/validBodies.ts';
import { sampleRows } from './sampleRows.ts';

/** Other spellings of the same mailbox, and one of another mailbox. */
const spellings = (name: string) => [
  `${name}@podium.example`,
  `${name}+one@podium.example`,
  `${name.toUpperCase()}+Two@Podium.example`,
  `${name}+3+3@podium.example`,
  `${name}+@podium.example`,
];

/** A mail to this address, as the functions enqueue it. */
const mailTo = (to: string) => ({ to, subject: 'A mail', text: 'Words.', html: '<p>Words.</p>' });

const hash = () => randomUUID().replaceAll('-', '').repeat(2);

describeProject('REQ-SAFE-6: spellings of one mailbox share its limit', (backend) => {
  const storeLead = (kind: string, form: 'contact-form' | 'speaking-inquiry', email: string) =>
    backend.service().rpc('store_lead', {
      p_kind: kind,
      p_id: randomUUID(),
      // An equal message would not be stored again.
      p_fields: { ...validBodies[form], email, message: `Message ${randomUUID()}` },
      p_owner_mail: mailTo('owner@podium.example'),
      p_acknowledgement: mailTo(email),
    });

  const kinds: Record<string, { limit: number; ask: (email: string) => PromiseLike<{ error: unknown }> }> = {
    'a resource': {
      limit: 1,
      ask(email) {
        const row = { ...sampleRows.resource_downloads(), email };
        return backend.visitor().from('resource_downloads').insert(row);
      },
    },
    'an acknowledgement': { limit: 3, ask: (email) => storeLead('contact-message', 'contact-form', email) },
    'a confirmation': {
      limit: 3,
      ask: (email) =>
        backend.service().rpc('newsletter_begin', {
          p_email: email,
          p_source: 'website',
          p_confirm_hash: hash(),
          p_unsubscribe_hash: hash(),
          p_mail: mailTo(email),
        }),
    },
  };

  async function mailsAbout(pattern: string): Promise<number> {
    const rows = await backend.query('select from public.mail_outbox where recipient ~* $1', [pattern]);
    return rows.length;
  }

  it.each(Object.entries(kinds))('%s: with concurrent requests', async (_, kind) => {
    const name = `w${hash().slice(0, 12)}`;
    const answers = await Promise.all(spellings(name).map((email) => kind.ask(email)));
    expect(answers.map(({ error }) => error)).toEqual(Array<null>(answers.length).fill(null));
    expect(await mailsAbout(name)).toBe(kind.limit);
  });

  it('every lead is stored above the limit', async () => {
    const name = `w${hash().slice(0, 12)}`;
    for (const email of spellings(name)) await kinds['an acknowledgement']!.ask(email);
    expect(await backend.query('select from public.contact_messages where email ~* $1', [name])).toHaveLength(5);
  });

  it('acknowledgements of one form, or of applications, do not use up the limit of another form', async () => {
    const email = `w${hash().slice(0, 12)}@podium.example`;
    await backend.query(
      `select private.owe_mail('application/' || number || '/acknowledgement', 'sample', $1, null, '{}')
       from generate_series(1, 3) as number`,
      [email],
    );
    for (let count = 0; count < 4; count += 1) await storeLead('contact-message', 'contact-form', email);
    await storeLead('speaking-inquiry', 'speaking-inquiry', email);
    expect(await mailsAbout(email)).toBe(3 + 3 + 1);
  });

  it.each(Object.entries(kinds))('%s: with dots and both domains in a Google address', async (_, kind) => {
    for (const email of ['anna.b@gmail', 'a.n.n.a.b@GoogleMail', 'annab@googlemail', 'anna.b+x@gmail']) {
      expect((await kind.ask(`${email}.com`)).error).toBeNull();
    }
    expect(await mailsAbout('mail.com')).toBe(kind.limit);
    await backend.exec(`delete from public.mail_outbox`);
  });

  it.each(Object.entries(kinds))('%s: dots and domains elsewhere mean different mailboxes', async (_, kind) => {
    await backend.exec(`delete from public.mail_outbox`);
    for (const email of ['anna.b@gmail', 'annab@gmail', 'annab@googlemail']) await kind.ask(`${email}.com.example`);
    expect(await mailsAbout('^anna')).toBe(3);
  });
});
