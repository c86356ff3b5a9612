import { beforeEach, expect, it } from 'vitest';
import { describeProject } from '../../../apps/local-supabase/src/testing/describeBackend.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { contactPage } from '@podium/brands/legal-tender/content/contactPage.ts';
import { speakingPage } from '@podium/brands/legal-tender/content/speakingPage.ts';
import { sampleAnswers } from '../../../packages/data/src/fixtures/sampleAnswers.ts';
import { contactSchema } from '../../../packages/data/src/schemas/contact.ts';
import { labelledAnswers } from '../../../packages/data/src/schemas/formFields.ts';
import { speakingInquirySchema } from '../../../packages/data/src/schemas/speakingInquiry.ts';
import { exports } from '../../../tools/owner/exports.ts';
import type { DeliveredMail } from './mailService.ts';
import { ok, slowPoll, useFunctions } from './startFunctions.ts';

const OWNER = brand.mailboxes.owner;

const forms = [
  {
    name: 'speaking-inquiry',
    table: 'speaking_inquiries',
    texts: speakingPage.form,
    samples: sampleAnswers(speakingInquirySchema),
    attachments: [{ filename: 'one-sheet.pdf', path: expect.stringMatching(/^http.*\/one-sheet\.pdf$/) }],
  },
  { name: 'contact-form', table: 'contact_messages', texts: contactPage.form, samples: sampleAnswers(contactSchema) },
];

describeProject('REQ-FORM-4: leads', (backend) => {
  const functions = useFunctions(backend, { FORM_LIMIT_PER_HOUR: '1000' });
  let number = 0;
  let email: string;

  beforeEach(() => {
    number += 1;
    email = `sender${number}@podium.example`;
    functions.mail.answersWith(200);
  });

  const message = (differences: Record<string, unknown> = {}) => ({
    name: 'Bo Sender',
    email,
    phone: '+31 20 000 0000',
    company: '',
    message: 'I would like to ask about a sale.',
    inquiry_type: 'media',
    ...differences,
  });

  async function leads(table = 'contact_messages'): Promise<Record<string, unknown>[]> {
    const { data } = await backend.service().from(table).select().eq('email', email).throwOnError();
    return data as Record<string, unknown>[];
  }

  /** The outbox rows of the only lead of this test, the owner's first. */
  const outbox = () =>
    backend.query('select * from public.mail_outbox where $1 in (recipient, reply_to) order by recipient = $1', [
      email,
    ]);

  async function bothMails(): Promise<{ owner: DeliveredMail; acknowledgement: DeliveredMail }> {
    const about = () => ({
      owner: functions.mail.delivered.find((mail) => mail.to[0] === OWNER && mail.reply_to === email),
      acknowledgement: functions.mail.delivered.find((mail) => mail.to[0] === email),
    });
    await expect.poll(() => Object.values(about()).every((mail) => mail !== undefined), slowPoll).toBe(true);
    return about() as { owner: DeliveredMail; acknowledgement: DeliveredMail };
  }

  /** The page and the e-mail in its place: SubmissionForm/formFields in packages/sections. */
  it.each(forms)('$name is acknowledged, and every field is stored, mailed to the owner and exported', async (form) => {
    const { name, table, texts, samples, attachments } = form;
    const answers = { ...samples, email };
    expect(await functions.call(name, answers)).toEqual(ok);
    expect(await leads(table)).toMatchObject([answers]);

    const { owner, acknowledgement } = await bothMails();
    const shown = [...labelledAnswers(texts, answers).map(([, answer]) => answer), answers.message];
    expect(shown).toHaveLength(Object.keys(answers).length);
    for (const answer of shown) expect(owner.text.toLowerCase()).toContain(answer.toLowerCase());
    expect(acknowledgement.text).not.toContain('Sample');
    expect([acknowledgement.reply_to, acknowledgement.attachments]).toEqual([OWNER, attachments]);

    const { columns, rows } = exports.get('leads')!;
    const [lead = {}] = await backend.query(`select * from (${rows}) as lead where email = $1`, [email]);
    expect(Object.fromEntries(columns.split(', ').map((column) => [column, lead[column]]))).toMatchObject(answers);
  });

  it.each(forms)('$name that is sent again, as no answer arrived, is stored and mailed once', async (form) => {
    const send = (text = 'A sample of a message.') =>
      functions.call(form.name, { ...form.samples, email, message: text });
    expect(await Promise.all([send(), send()])).toEqual([ok, ok]);
    expect(await send()).toEqual(ok);
    expect(await leads(form.table)).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);

    expect(await send('A sample of another message.')).toEqual(ok);
    expect(await leads(form.table)).toHaveLength(2);
    expect(await outbox()).toHaveLength(4);

    await backend.query(`update public.${form.table} set created_at = now() - interval '11 minutes' where email = $1`, [
      email,
    ]);
    expect(await send()).toEqual(ok);
    expect(await leads(form.table)).toHaveLength(3);
    expect(await outbox()).toHaveLength(6);
  });

  it('an inquiry with only the required fields is accepted', async () => {
    const required = { name: 'Annelies van der Hoeven', email, message: 'An hour, then questions.' };
    expect(await functions.call('speaking-inquiry', required)).toEqual(ok);
    expect(await leads('speaking_inquiries')).toMatchObject([
      { company: null, event_type: null, event_date_range: null, budget_range: null, audience_size: null },
    ]);
    expect((await bothMails()).owner.subject).toContain('An invitation to speak');
  });

  it('surrounding spaces are removed; scripts and line breaks are kept', async () => {
    const words = 'שלום 👋\nA second line — and a third.';
    expect(await functions.call('contact-form', message({ name: '  Zoë  ', message: ` ${words} ` }))).toEqual(ok);
    expect(await leads()).toMatchObject([{ name: 'Zoë', message: words }]);
  });

  async function failedMails(answer: number, status: string): Promise<Record<string, unknown>[]> {
    functions.mail.answersWith(answer);
    expect(await functions.call('contact-form', message())).toEqual(ok);
    const error = `The mail service answered ${answer}: {"name":"refusal","message":"No"}`;
    const failed = { status, attempts: 1, error };
    await expect.poll(outbox, slowPoll).toMatchObject([failed, failed]);
    expect(await leads()).toHaveLength(1);
    return outbox();
  }

  it('a mail that the service refuses stays in the outbox', async () => {
    const [mail] = await failedMails(422, 'dead');
    expect(mail?.['text_body']).toContain('I would like to ask about a sale.');
  });

  it('a mail that cannot be sent stays in the outbox, and the next lead sends it when it is due again', async () => {
    const mails = await failedMails(500, 'pending');
    expect(mails[0]?.['text_body']).toContain('I would like to ask about a sale.');
    expect(Date.parse(String(mails[0]?.['next_attempt_at']))).toBeGreaterThan(Date.now());

    functions.mail.answersWith(200);
    await backend.query('update public.mail_outbox set next_attempt_at = now() where id = any ($1)', [
      mails.map(({ id }) => id),
    ]);
    expect(await functions.call('contact-form', message({ email: `other-${email}` }))).toEqual(ok);
    await bothMails();
    await expect.poll(outbox, slowPoll).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  function store(fields: Record<string, string>, acknowledgement: { subject?: string } = {}) {
    const mail = { subject: 'Fine', text: 'Fine', html: 'Fine' };
    return backend.service().rpc('store_lead', {
      p_kind: 'contact-message',
      p_id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0001',
      p_fields: fields,
      p_owner_mail: { ...mail, to: OWNER },
      p_acknowledgement: { ...mail, ...acknowledgement, to: email },
    });
  }

  it.each([
    ['without a column', { travel_from: 'Vienna' }, '42703'],
    ['that the caller does not choose', { id: '6f1b9d9e-52a8-4a6f-9a0e-3d1f1c6a0002' }, '42701'],
    ['above its limit', { company: 'x'.repeat(201) }, '23514'],
    ['that is required and empty', { name: '' }, '23502'],
  ])('a lead with a field %s is not stored', async (_what, differences, code) => {
    expect((await store(message(differences))).error?.code).toBe(code);
    expect(await leads()).toEqual([]);
  });

  it('a lead whose mail the outbox refuses is not stored', async () => {
    const { error } = await store(message(), { subject: 'Two\nlines' });
    expect(error?.code).toBe('23514');
    expect(await leads()).toEqual([]);
    expect(await outbox()).toEqual([]);
  });
});
