import { describe, expect, test } from 'vitest';
import { invitation } from '../fixtures/invitation.ts';
import { invitationSchema } from '../schemas/invitation.ts';
import { type MailDraft, mailtoLink } from '../schemas/mailtoLink.ts';
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

/** The e-mail, decoded from its mailto link as a mail program does (RFC 6068). */
function open(draft: MailDraft): { to: string; subject: string; body: string } {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(mailtoLink(draft)) ?? [];
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

  test('keeps special characters unchanged, and leaves out empty notes', () => {
    const odd = 'a&b=c?d#e%f+g "h" \'i\' $& $1 {eventDate} é 漢字 🚢 \u200fשלום';
    const { subject, body } = open(invitationMail({ ...invitation, eventName: odd }, mail));
    expect(subject).toBe(`Speaking invitation: ${odd}, 2026-09-10`);
    expect(body).toContain(`Event name: ${odd}\r\n`);
    expect(body).not.toContain('Anything else');
  });

  test('keeps the paragraphs of both text areas', () => {
    const paragraphs = 'First\n\nSecond';
    const answers = { ...invitation, eventDescription: paragraphs, additionalNotes: ` ${paragraphs} ` };
    const { body } = open(invitationMail(invitationSchema.parse(answers), mail));
    expect(body).toContain('About the event:\r\nFirst\r\n\r\nSecond\r\n');
    expect(body).toContain('Anything else:\r\nFirst\r\n\r\nSecond\r\n');
  });

  test('has a subject of one line', () => {
    const { subject } = open(invitationMail({ ...invitation, eventName: 'Harbour\r\nBcc: all@example.com' }, mail));
    expect(subject).toBe('Speaking invitation: Harbour Bcc: all@example.com, 2026-09-10');
  });
});

test.each([
  ['European Capital Summit', true],
  ['Machine Work Conference', true],
  ['conference call', false],
])('REQ-CAL-5: the event %s fills in date and location, and its name: %s', (title, isNamed) => {
  expect(invitationPrefill({ title, date: '2025-09-11', location: 'Vienna', country: 'Austria' })).toEqual({
    ...(isNamed && { eventName: title }),
    eventDate: '2025-09-11',
    location: 'Vienna, Austria',
  });
});
