import { describe, expect, it } from 'vitest';
import {
  contactMails,
  environment,
  newsletterMails,
  qualifiedMails,
  resourceMails,
  speakingMails,
  unqualifiedMails,
} from '../../../.storybook/mails/sampleMails.ts';
import { brand } from '@podium/brands/legal-tender/content/brand.ts';
import { oneSheet } from '@podium/brands/legal-tender/content/oneSheet.ts';
import { sampleAnswers } from '../../../packages/data/src/fixtures/sampleAnswers.ts';
import { contactSchema } from '../../../packages/data/src/schemas/contact.ts';
import { speakingInquirySchema } from '../../../packages/data/src/schemas/speakingInquiry.ts';
import {
  applicationAcknowledgementMail,
  type ApplicationData,
  applicationOwnerMail,
} from '../../../supabase/functions/_shared/mail/application.ts';
import { contactMessageMails } from '../../../supabase/functions/_shared/mail/contactMessage.ts';
import type { Mail } from '../../../supabase/functions/_shared/mail/mail.ts';
import { speakingInquiryMails } from '../../../supabase/functions/_shared/mail/speakingInquiry.ts';

/** By kind and name: 'contact, owner'. */
const mails = Object.entries<Record<string, Mail>>({
  contact: contactMails,
  speaking: speakingMails,
  newsletter: newsletterMails,
  resource: resourceMails,
  qualified: qualifiedMails,
  unqualified: unqualifiedMails,
}).flatMap(([kind, sent]) => Object.entries(sent).map(([name, mail]): [string, Mail] => [`${kind}, ${name}`, mail]));

function buttonLink(html: string): string | undefined {
  return /<a class="onbutton" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#39;', "'");
}

describe('REQ-MAIL-1: every mail', () => {
  it.each(mails)('%s: HTML and text have the same content', (_name, mail) => {
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec(mail.html)?.[1]?.replaceAll(/<\/?span[^>]*>/g, '');
    expect(title).toBeTruthy();
    expect(mail.text).toContain(title);
    const note = /<td class="text2" align="right"[^>]*>(.+)<\/td>/.exec(mail.html)?.[1];
    expect(note).toBeTruthy();
    expect(mail.text).toContain(`\n${note}\n`);
    expect(mail.html.split('class="onbutton"').length).toBeLessThanOrEqual(2);
    expect(mail.text).toContain(buttonLink(mail.html) ?? title);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/undefined|\bnull\b|NaN|\[object|\{\w+\}/);
  });

  it.each(mails)('%s: supports dark mode and loads only its pictures', (_name, mail) => {
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
    expect(mail.html.replaceAll(/<picture>.*?<\/picture>/g, '')).not.toMatch(
      /<img|<source|<link|<script|url\(|@import/,
    );
  });

  it.each(mails)('%s: has mark and seal, decorative and the same for everyone', (_name, mail) => {
    const pictures = mail.html.match(/<picture>.*?<\/picture>/g) ?? [];
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) {
      expect(picture).toContain(' alt=""');
      expect(picture).toMatch(/<img [^>]*width="(\d+)" height="\1"/);
      const addresses = [...picture.matchAll(/ src(?:set)?="([^"]+)"/g)].map(([, address]) => address);
      expect(addresses).toEqual([
        expect.stringMatching(/^https:\/\/podium\.example\/mail\/[a-z\d-]+-dark\.png$/),
        expect.stringMatching(/^https:\/\/podium\.example\/mail\/[a-z\d-]+-light\.png$/),
      ]);
    }
    expect(pictures[0]).toContain('/mail/mark-');
  });

  it.each(mails)('%s: links only to the site or to the sender', (_name, mail) => {
    for (const [, href] of mail.html.matchAll(/href="([^"]+)"/g)) {
      expect(href).toMatch(/^(https:\/\/podium\.example\/|mailto:)/);
    }
  });
});

const markup = `<script>alert(1)</script><img src=x onerror="alert('1')">`;
const header = 'Bo\r\nBcc: everyone@podium.example\u2028X-Spam: no\u202E\u2067';
const hostile = `${header} ${markup}`;

const lead = { name: hostile, email: 'a@podium.example', company: hostile, message: hostile };
const application: ApplicationData = {
  reference: '3',
  name: null,
  email: null,
  residency: 'Other',
  experience: 'beginner',
  interests: ['Real Estate'],
  min_commitment: 300_000,
  required_commitment: 1_000_000,
  unmet: ['commitment'],
};
const hostileMails = {
  message: contactMessageMails('1', { ...sampleAnswers(contactSchema), ...lead, phone: hostile }, environment),
  inquiry: speakingInquiryMails(
    '2',
    { ...sampleAnswers(speakingInquirySchema), ...lead, event_date_range: hostile },
    environment,
  ),
  application: {
    owner: applicationOwnerMail({ ...application, name: hostile, email: lead.email }, environment),
    acknowledgement: applicationAcknowledgementMail(lead.email, application, environment),
  },
};

describe('REQ-SPK-2: a proposal', () => {
  const typed = {
    ...sampleAnswers(speakingInquirySchema),
    email: ' karin@podium.example ',
    message: ' Two hundred owners. ',
  };
  const known = { event_type: 'keynote', budget_range: '25k-50k', audience_size: '500-1000' };
  const mailsOf = (answers: object) =>
    Object.values(speakingInquiryMails('4', speakingInquirySchema.parse({ ...typed, ...answers }), environment));

  it('names event and audience in the subject to the owner', () => {
    expect(mailsOf(known)[0]?.subject).toBe(`Speaking inquiry from ${typed.name}: Keynote, 500-1,000 people`);
  });

  it('has the emblem of its answers in both mails, and without an answer the seal of the desk', () => {
    for (const { html } of mailsOf(known)) expect(html).toContain('/mail/proposal-500-1000-25k-50k-keynote-light.png');
    for (const { html } of mailsOf({ ...known, budget_range: '' })) {
      expect(html).toContain('/mail/proposal-500-1000-open-keynote-dark.png');
    }
    const none = { event_type: '', budget_range: '', audience_size: '' };
    for (const { html } of mailsOf(none)) expect(html).toContain('/mail/desk-light.png');
  });
});

it('REQ-SPK-1: the acknowledgement of an inquiry links and attaches the one-sheet, other mails attach nothing', () => {
  const { html, text, attachments } = speakingMails.acknowledgement;
  const path = `${environment.siteUrl}${oneSheet.href}`;
  expect(buttonLink(html)).toBe(path);
  expect(text).toContain(oneSheet.mail);
  expect(attachments).toEqual([{ filename: 'one-sheet.pdf', path }]);
  expect(mails.map(([, mail]) => mail).filter((mail) => mail.attachments)).toEqual([speakingMails.acknowledgement]);
});

describe('REQ-MAIL-3: the acknowledgement', () => {
  const inquiry = { ...sampleAnswers(speakingInquirySchema), event_type: 'keynote', budget_range: '' } as const;
  const [{ acknowledgement: ofInquiry }, { acknowledgement: ofMessage }] = [
    speakingInquiryMails('5', { ...inquiry, audience_size: '500-1000' }, environment),
    contactMessageMails('6', { ...sampleAnswers(contactSchema), inquiry_type: 'partnership' }, environment),
  ];

  it('repeats the answers that were chosen from options', () => {
    expect(ofInquiry.text).toContain('\n\nEvent type: Keynote\nPeople in the room: 500-1,000\n\n');
    expect(ofInquiry.html).toMatch(/<th [^>]*>Event type<\/th>\s*<td [^>]*>Keynote<\/td>/);
    expect(ofInquiry.text).not.toContain('Budget');
    expect(ofMessage.text).toContain('\n\nKind of letter: Partnership\n\n');
  });

  it('says by when the answer comes', () => {
    expect(ofInquiry.text).toContain("We'll get back to you within 48 hours.");
    expect(ofMessage.text).toContain('usually within two working days');
  });

  it('has no button without a file', () => expect(buttonLink(ofMessage.html)).toBeUndefined());
});

it.each(['ශ්\u200dරී රාම්', 'علی\u200cرضا', '👩\u200d👩\u200d👧 Ada'])('a name with joiners is not changed: %s', (name) => {
  const { owner } = contactMessageMails('7', { ...sampleAnswers(contactSchema), ...lead, name }, environment);
  expect(owner.subject).toContain(name);
  expect(owner.text).toContain(`${name}\n`);
});

it('a message is quoted line by line, whatever its line breaks', () => {
  const fields = { ...sampleAnswers(contactSchema), email: lead.email, message: 'line one\r\nline two\rline three' };
  const { owner } = contactMessageMails('8', contactSchema.parse(fields), environment);
  expect(owner.text).toContain('\n\n> line one\n> line two\n> line three\n\n');
});

it('automatic answers have the header that keeps other automatic answers from coming back (RFC 3834)', () => {
  const automatic = { 'Auto-Submitted': 'auto-generated' };
  for (const mail of [
    contactMails.acknowledgement,
    speakingMails.acknowledgement,
    qualifiedMails.applicant,
    resourceMails.prompts,
  ]) {
    expect(mail.headers).toEqual(automatic);
  }
});

describe('REQ-MAIL-2: injected headers and markup', () => {
  it.each(Object.entries(hostileMails))('%s: are escaped in the mail to the owner', (_name, { owner }) => {
    expect(owner.to).toBe(brand.mailboxes.owner);
    expect(owner.replyTo).toBe(lead.email);
    expect(owner.headers).toBeUndefined();
    expect(owner.subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(owner.text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
    expect(Array.from(owner.subject).length).toBeLessThanOrEqual(200);
    expect(owner.html).not.toMatch(/<script|<img src=x|onerror="/);
    expect(owner.html).toContain('&lt;script&gt;');
    expect(buttonLink(owner.html)).toMatch(/^mailto:a@podium\.example\?subject=[^&\s]+$/);
  });

  it.each(Object.entries(hostileMails))('%s: are not in the mail to the typed address', (_name, mail) => {
    const { to, subject, text, html } = mail.acknowledgement;
    expect(to).toBe(lead.email);
    for (const words of [subject, text, html]) expect(words).not.toMatch(/everyone@|alert\(/);
  });
});
