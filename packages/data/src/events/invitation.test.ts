import { assert, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Invitation, invitationSchema } from '../schemas/invitation.ts';
import { invitationMail, type InvitationMailTexts } from './invitationMail.ts';
import { invitationPrefill } from './invitationPrefill.ts';

const mail: InvitationMailTexts = {
  subject: 'Speaking invitation: {eventName}, {eventDate}',
  accepted: 'We have read the requirements and accept them.',
  labels: {
    eventName: 'Event name',
    eventDate: 'Event date',
    location: 'Location',
    organizationName: 'Organization name',
    contactName: 'Contact name',
    contactEmail: 'Contact e-mail',
    contactPhone: 'Phone',
    audienceSize: 'Audience size',
    budget: 'Budget',
    eventDescription: 'About the event',
    additionalNotes: 'Anything else',
  },
  mailbox: 'speaking@harbour.example',
  opening: 'We would like to invite Robin Sample to speak.',
};

const invitation: Invitation = {
  eventName: 'Harbour Days & Nights',
  eventDate: '2026-09-10',
  location: 'Hamburg, Germany',
  contactName: 'Mika Specimen',
  contactEmail: 'mika@example.com',
  contactPhone: '+49 40 000000',
  organizationName: 'Example Events',
  eventDescription: 'Two days about ports.\nOne night about rope.',
  audienceSize: '400',
  budget: '€20,000',
  requirements: true,
  additionalNotes: '',
};

/** Decodes a mailto link as a mail program does (RFC 6068). */
function open(address: string): { to: string; subject: string; body: string } {
  const [, to = '', subject = '', body = ''] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(address) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

describe('REQ-CAL-5: the invitation mail', () => {
  test('goes to the speaking mailbox and contains every answer', () => {
    expect(open(invitationMail({ ...invitation, additionalNotes: 'A lectern, please.' }, mail))).toEqual({
      to: 'speaking@harbour.example',
      subject: 'Speaking invitation: Harbour Days & Nights, 2026-09-10',
      body: [
        'We would like to invite Robin Sample to speak.',
        '',
        'Event name: Harbour Days & Nights',
        'Event date: 2026-09-10',
        'Location: Hamburg, Germany',
        'Organization name: Example Events',
        'Audience size: 400',
        'Budget: €20,000',
        '',
        'About the event:',
        'Two days about ports.',
        'One night about rope.',
        '',
        'Anything else:',
        'A lectern, please.',
        '',
        'We have read the requirements and accept them.',
        '',
        'Contact name: Mika Specimen',
        'Contact e-mail: mika@example.com',
        'Phone: +49 40 000000',
      ].join('\r\n'),
    });
  });

  test('leaves out empty notes', () => {
    expect(open(invitationMail(invitation, mail)).body).not.toContain('Anything else');
  });

  test('keeps special characters unchanged', () => {
    const odd = 'a&b=c?d#e%f+g "h" \'i\' $& $1 {eventDate} é 漢字 🚢 \u200fשלום';
    const { subject, body } = open(invitationMail({ ...invitation, eventName: odd }, mail));
    expect(subject).toBe(`Speaking invitation: ${odd}, 2026-09-10`);
    expect(body).toContain(`Event name: ${odd}\r\n`);
  });

  test('has a subject of one line', () => {
    const { subject } = open(invitationMail({ ...invitation, eventName: 'Harbour\r\nBcc: all@example.com' }, mail));
    expect(subject).toBe('Speaking invitation: Harbour Bcc: all@example.com, 2026-09-10');
  });

  // Created outside the test: it enumerates all characters, which takes seconds on a busy machine.
  const answer = string({ unit: 'binary' });
  const answers = record({ eventName: answer, location: answer, eventDescription: answer, additionalNotes: answer });

  test('has an ASCII address with CRLF line breaks for any accepted input', () => {
    assert(
      property(answers, (typed) => {
        const checked = invitationSchema.safeParse({ ...invitation, ...typed });
        if (!checked.success) return;
        const address = invitationMail(checked.data, mail);
        expect(address).toMatch(/^[!-~]+$/);
        const { to, body } = open(address);
        expect(to).toBe(mail.mailbox);
        expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('REQ-CAL-5: choosing an event', () => {
  const event = { title: 'European Capital Summit', date: '2025-09-11', location: 'Vienna', country: 'Austria' };
  const place = { eventDate: '2025-09-11', location: 'Vienna, Austria' };

  test.each(['European Capital Summit', 'Machine Work Conference', 'Summits of the Alps'])(
    'fills in name, date and location for %s',
    (title) => {
      expect(invitationPrefill({ ...event, title })).toEqual({ eventName: title, ...place });
    },
  );

  test.each(['Founders on the Tagus', 'conference call', 'Nachfolgekonferenz'])(
    'fills in only date and location for %s',
    (title) => {
      expect(invitationPrefill({ ...event, title })).toEqual(place);
    },
  );
});
